// Reads a Chromium trace: what the main thread of the page did between two marks, in milliseconds of
// processor time. So other programs on the machine do not count, and a slow-down of the processor
// does, which Chromium makes by keeping the thread busy.

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'v8.execute',
];

const scripts = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
]);
const styles = new Set(['Layout', 'UpdateLayoutTree']);
const paints = new Set(['Commit', 'Layerize', 'Paint', 'PrePaint']);

/** Records a trace while something is done. */
export const traced = async (page, action) => {
  await page.tracing.start({ categories });
  await action();
  const bytes = await page.tracing.stop();
  return readTrace(JSON.parse(new TextDecoder().decode(bytes)).traceEvents);
};

/** Milliseconds that intervals cover, counted once where they overlap, between two times. */
const covered = (intervals, start, end) => {
  let sum = 0;
  let reached = start;
  for (const [from, to] of intervals) {
    const begin = Math.max(from, reached);
    const stop = Math.min(to, end);
    if (stop <= begin) continue;
    sum += stop - begin;
    reached = stop;
  }
  return sum;
};

const readTrace = (events) => {
  const mark = events.find(({ cat, name }) => cat === 'blink.user_timing' && /-start$/.test(name));
  if (!mark) throw new Error('The trace holds no mark of the bench');
  // All times are those of the thread's own clock, `tts`, which stands still while other threads and
  // programs have the processor.
  const here = events
    .filter(({ pid, tid, tts }) => pid === mark.pid && tid === mark.tid && tts !== undefined)
    .map(({ name, ph, tts, tdur = 0 }) => ({
      name,
      lasts: ph === 'X',
      from: tts / 1000,
      to: (tts + tdur) / 1000,
    }))
    .sort((one, other) => one.from - other.from);
  const intervals = (...names) => {
    const wanted = new Set(names.flatMap((name) => [...name]));
    return here
      .filter(({ name, lasts }) => lasts && wanted.has(name))
      .map(({ from, to }) => [from, to]);
  };
  const both = intervals(scripts, styles);
  const style = intervals(styles);
  const paint = intervals(paints);
  const tasks = intervals(['RunTask']);
  const times = (wanted) => here.filter(({ name }) => name === wanted).map(({ from }) => from);
  if (both.length === 0 || tasks.length === 0) throw new Error('The trace holds no tasks');

  return {
    /** The times of the marks of a name. */
    times,
    /** Script, style with layout, and paint between two times. */
    spent: (start, end) => {
      const all = covered(both, start, end);
      const styled = covered(style, start, end);
      return { script: all - styled, style: styled, all, paint: covered(paint, start, end) };
    },
    /** How long each task took that began between two times. */
    tasks: (start, end) =>
      tasks.filter(([from]) => from >= start && from < end).map(([from, to]) => to - from),
    /** The beginnings of the page's frames between two times. */
    frames: (start, end) =>
      times('BeginMainThreadFrame').filter((time) => time >= start && time < end),
  };
};
