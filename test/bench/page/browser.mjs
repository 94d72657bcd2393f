// A headless Chromium with a window of 1280 by 900 pixels.
import puppeteer from 'puppeteer-core';
import { browserPath, chromiumArguments } from '../../tools/browsers.mjs';

export const windowSize = { width: 1280, height: 900 };

export const openBrowser = () =>
  puppeteer.launch({
    executablePath: browserPath('chromium'),
    defaultViewport: windowSize,
    args: chromiumArguments,
  });

/** Does something on a page of its own, which is closed afterwards. */
export const onPage = async (browser, action) => {
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  try {
    return await action(page);
  } finally {
    await page.close();
  }
};
