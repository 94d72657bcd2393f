/**
 * The deal of the day: the same for everybody on that date (UTC), and one that can be won. Each game has
 * a frozen list of winnable deals among the first 8192, one bit a deal, in base64; days are counted
 * into it. Written by test/survey/daily-lists.mjs. In a file of its own, loaded where `deal="daily"`.
 */

/** 1 January 2026, in days since 1970. */
const FIRST_DAY = 20_454;

const lists: Readonly<Record<string, string>> = {
  calculation:
    '/////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////w==',
  canfield:
    '2/n83K/cdefufrXbt33unDrDj8bruf3kv8///9d3a7+V7xxuu35/e/8nnnh7n1/3uBrn/7Hf8f312818i7f+9dVV7aXkz9FGXhw8YrT+198K8PdoHenaf/cvyZz+n6/6/+f2vr//X9vgX3P59rePvq/zv/vv+5/3+Pt97fyPnPV/31/9b/n/em7qr7+54/tl7vd762x8pdneNtf/vyrT5ec3+5zz6s7bvz/zlX79+q630bXzIY/+t4effaWfv/r/++d9v67pxb9vsd/8K6vv7rt39z/E/v/61V7/flfLva/Z+OYlfq19n98Ns9nd8w3Ztr63LvOL93/99X11n6nf2c7ft/yN785ra28/X/N93nOxLlf/qpzvznZzP/9f3j/ff+6unfbfXe/1zn//7vLJf98897e/+68fd59du9v68tb7///3xrv/v57uv/t9+Zm3Vfp62/33++f25u///nT/ZvL7xPiXY5+bX9ee89j9U2+9+ztv2XPd/zGr1+N/t/3Wg3lnXve5/tWrd5f/+fX3c7We+bO5s6p1/g/VXe7ubu9/V/v2z7oe93j9uc/vJ/fO/fc++f+W//L760/ev+t98/d+nXVeb8ff3uI1X3z7fyrd/3Y6TU3W683k/1yzm6c9sV3Lcdtkfeqe0/1v09G/7K/rNv+v4/6mvqf/Utd8qvvy+/9xNz+r616z5//k/v+//lZ1v3r/Pd/P/ccvf//3rf72pf8feX/FH////7Vx9zj55+dX1t6b7/fXd/ez8Gef5MXdS8a6XHfYXjd+rfv6v/f32v/8+2veXuvp/uNFir7517Hf2t+l7//+Gq/J/61/29ufdr/+/mnLejs9Ps929e+3vvX4bta7vZ4Ft+3pjM+X/PFvby9eGs4/+nfn//L3v7ssz/9N8Pr/zH0nC7Lz3ctmvvud27n77jLt5T3/79//Pvtm29t9/09sv77t+b7/ne89uH5/Nd+977fbqed/j+l13+/+dtWv72vHt/z//37X7pv/u37n+5Hx75frt269d/64u3/fuub9uNp9r8G9Ibvs8vyJrf/tev2d+0/+7r/9+E+n367/l0r/Xf4hX9zvPd/Oc/b1t3+/v13Xl377sebM990/7Ke3P5Hr//9/vv+qfXfefu78/9396v/n/fWrdy3eeX3Lz9hbS6HV7+9KHJ+A49tc86ckd9TXf/Zhx7L73szGttf2YtzupZenv/8vj/vu8tO7zuzF7KP45/03+Pfv952/NP/96+Hp7f62/wV+/N7ya+NUbm/V21z/w/y680c75tTe/f5n52szvdj3//m9//xu1r+i3PX/2/3mLfn7/KffvxP/27/7+n8Xd7v1+7z7e64P31iSdftndSfJKg==',
  'australian-patience':
    'oGRgeIlBDBBgzIW7EbExgkAQCIAUKDkmi6HxjBSROIgyEgGIkggABYATRIEikEQCiqIQQGEAFtICGNAB3iEAoEQAsBEggxtxEhhIUAQsAQUAgoAADggBGMBl4AhKplMTIcRCCVgMg6V0ERDADIsIlO8IMwTEQFuFAUgADhYFHEhCSGEQoQAgMqFYlwAgACiEUAMVYWkoECJGQUoJUwaUYOPgShIYMABLA1IOICF8CpAQABAoQ2CRAQGBIgYQ0IwYTABBh2KRIUQFAQEMAFQDAMKABCSCQKqkYDBEiCEwYEIjBCCwAaJYQBpoi6EtkBERSBAwQQSGsVYgGEUqENFoTQYHQsMNQDWVAKUACQgAQUgpCAJM0iJi8IvBw6ENphkpiJBKAGZQwoBEAIYUIhYBCkL4IxJxAWZygDQApJGgpuRAaQSwSjChooQSEgiSCBImcQQhzHAkYAFAgQSkSIAYbCJQgAJIEEVjABCIDDUSUEaAMXKgAULJUAAQRwFwEAPQJsAeTQBwIZCArQGJkdGGCwEAWAOEQjgIdBJAqQFCG29QCMSMIYsRBAkCBRgAhqCAhAAAMggwCCiiCAChBAAAiA4UEEVhEIAACKFYZAIAwhAwRCiSYQIABJkNASFAEZx2FcCCNCKjwCqCRBIDtgRYBZuJJIQAChRYC01SCMMVnFJAfCEgVQoACUiEWACLMgUg4IweAwFhJgWJgGQREQREAINgFBEKupQQYgIWIyBCoiXQwSCASDMAIKEkYgMQhBEAAAlh7QgrgVIEBAgcIJWBQAqmhEIABkAQAKZhOMAMACFxcwAICymAdiCYJXA2BCAxNQgCQRhQwCAfgCRwUFMEAWAhcpKERBEbBMVoUXBAgYJIWCiICOUggYAHgIkScRiGQVJoDIqiIhkUlzUUQPwqog5QKQCYAhGAJRYhpekgAHhSTqoAkCQokUGhAEBASggelBlMZm0Kgdgl2AYzLAJIEIAEkAAUAgAThADEFVoDMSIgggqAYQtAVCrgZGhhFRVBhAQHrKKVEXAAjCI0BAQg7QOEJIXzAwuIDlKRKelTgRAGAqQMIBNUi4ISRGAhIAJAc4gQgCFBlgBRSGFdEQAECoQJAHAToEMo5ASaIBAEVqoMECiGCmLYmggCKAjFQKAAFAAwUAtAIhJGhSeQEsaAoChFQATjAmMJkBgxlRowtvSAixADFQIIkDEEWEAgTCICQAgAIm5WAwrgpSFzUoAIgIoAC1MYZgSQCJQsBZaWEFSVhBAFAB7EQBiUQOZBQgEpnAzwahhRgFkhUG1hMCAOAAisFU7kBQAogYIZmSSgiQSCEAHYKAiG8kBKMByEAqRAwBGOyQoYQGN4igASjYKEIA==',
};

/**
 * The number of the deal for a day.
 * @param day days since 1970, UTC
 * @returns `undefined` for a game without a list
 */
export const dailyDeal = (game: string, day: number): number | undefined => {
  const bytes = atob(lists[game] ?? '');
  const deals: number[] = [];
  for (let deal = 1; deal <= bytes.length * 8; deal++)
    if ((bytes.charCodeAt((deal - 1) >> 3) >> ((deal - 1) & 7)) & 1) deals.push(deal);
  const { length } = deals;
  return deals[(((day - FIRST_DAY) % length) + length) % length];
};
