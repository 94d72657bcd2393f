import { visualRegressionPlugin } from '@web/test-runner-visual-regression/plugin';

/**
 * For @web/test-runner: compares boards with their pictures in test/pictures. Nothing is written there
 * unless UPDATE_PICTURES asks for it: a picture that is missing is a failure.
 */
export function picturesPlugin() {
  return visualRegressionPlugin({
    update: Boolean(process.env.UPDATE_PICTURES),
    baseDir: 'test/pictures',
    getBaselineName: ({ name }) => name,
    getFailedName: ({ name }) => `failed/${name}`,
    getDiffName: ({ name }) => `failed/${name}-difference`,
    // Words in a font with serifs differ in fewer pixels than this, at every width alike. A fan that is
    // three hundredths closer differs in more, and so does a card that is missing, but for the small
    // cards at 320 pixels, where only several do.
    failureThreshold: 2000,
    failureThresholdType: 'pixel',
  });
}
