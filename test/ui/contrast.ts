/** The contrast of colours as the browser draws them, by the formula of WCAG 2.2. */

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const context = canvas.getContext('2d', { willReadFrequently: true });

/** A colour in any notation that the browser computes. */
const pixelOf = (colour: string): Pixel => {
  if (!context || !CSS.supports('color', colour)) throw new Error(`Expected a colour: "${colour}"`);
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
};

/** One colour on another that hides all beneath. */
const over = (top: Pixel, bottom: Pixel): Pixel => {
  const mixed = (one: number, other: number): number => one * top[3] + other * (1 - top[3]);
  return [mixed(top[0], bottom[0]), mixed(top[1], bottom[1]), mixed(top[2], bottom[2]), 1];
};

const luminance = ([red, green, blue]: Pixel): number => {
  const linear = (value: number): number => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

const contrast = (one: Pixel, other: Pixel): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const colours = /(?:rgba?|color|oklab|oklch|lab|lch)\([^()]*\)/g;

/** What an element lies on: its ancestors, across the edge of a shadow tree. */
const parentOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

/** The colours of the nearest ancestors' backgrounds, more than one where it is a gradient. */
const groundsOf = (element: Element): Pixel[] => {
  const parent = parentOf(element);
  if (!parent) return [pixelOf('white')];
  const { backgroundImage, backgroundColor } = getComputedStyle(parent);
  const stops = backgroundImage.match(colours) ?? [];
  const layers = [...stops, ...(stops.length === 0 ? [backgroundColor] : [])].map(pixelOf);
  return layers.flatMap((layer) =>
    layer[3] === 1 ? [layer] : groundsOf(parent).map((ground) => over(layer, ground)),
  );
};

/** The contrast of a colour around an element with what the element lies on, where it is lowest. */
export const lowestContrast = (colour: string, element: Element): number => {
  const pixel = pixelOf(colour);
  return Math.min(...groundsOf(element).map((ground) => contrast(over(pixel, ground), ground)));
};
