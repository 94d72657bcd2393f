/** Saved games as an accident, a stranger or an enemy leaves them: the same in every run. */
import { seeded } from './table.js';

type Random = (below: number) => number;

const values = [
  'null',
  'true',
  '-1',
  '-0',
  '1e308',
  '1e999',
  '4294967296',
  '0.5',
  '""',
  '"__proto__"',
  '[]',
  '{}',
  '{"__proto__":{"won":true}}',
  '[[[[[[[[]]]]]]]]',
  '"stock>stock"',
  '"column-1>column-2*99"',
  `"${'stock>waste '.repeat(50)}"`,
];

/** A value of the JSON somewhere, and what it is replaced by. */
const otherValue = (text: string, random: Random): string => {
  const places = [...text.matchAll(/"[^"]*"(?!:)|-?\d+(?=[,}\]])|true|false/g)];
  const place = places[random(places.length)];
  if (!place) return text;
  const value = values[random(values.length)] ?? '';
  return text.slice(0, place.index) + value + text.slice(place.index + place[0].length);
};

const ways: readonly ((text: string, random: Random) => string)[] = [
  function bitFlip(text, random) {
    const place = random(text.length);
    const flipped = String.fromCharCode(text.charCodeAt(place) ^ (1 << random(8)));
    return text.slice(0, place) + flipped + text.slice(place + 1);
  },
  function cutOff(text, random) {
    return text.slice(0, random(text.length));
  },
  otherValue,
  otherValue,
  function furtherKey(text, random) {
    const keys = ['__proto__', 'constructor', 'toString', 'further', 'steps', 'won', 'position'];
    const key = keys[random(keys.length)] ?? '';
    return text.replace('{', `{"${key}":${values[random(values.length)] ?? ''},`);
  },
  function lastKey(text, random) {
    return text.replace(/\}$/, `,"__proto__":${values[random(values.length)] ?? ''}}`);
  },
  function keyLess(text, random) {
    const keys = [...text.matchAll(/"(\w+)":/g)];
    const key = keys[random(keys.length)]?.[0] ?? '';
    return text.replace(key, '"x":');
  },
  function deep(text, random) {
    const depth = 10 ** random(6);
    return text.replace(/"steps":\[/, `"steps":[${'['.repeat(depth)}${']'.repeat(depth)},`);
  },
  function steps(text, random) {
    // Two steps change places, or one comes twice.
    const found = [...text.matchAll(/"[^"]*>[^"]*"/g)].map(([step]) => step);
    const [one, other] = [found[random(found.length)] ?? '', found[random(found.length)] ?? ''];
    return text.replace(one, random(2) ? other : `${one},${one}`);
  },
  function long(text, random) {
    return text.replace('"steps":[', `"steps":[${'"stock>waste",'.repeat(10 ** random(6))}`);
  },
];

/** A saved game, broken in one of many ways. */
export const broken = (text: string, seed: number): string => {
  const random = seeded(seed);
  return ways[seed % ways.length]?.(text, random) ?? text;
};
