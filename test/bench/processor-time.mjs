/** Processor time in milliseconds: what other programs take of a core does not count. */
export const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
