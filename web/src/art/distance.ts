/** How different two colours look, also to eyes that lack a cone: Machado 2009 at full severity, CIEDE2000. For tests. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export const EYES: Readonly<Record<'full' | 'protanopia' | 'deuteranopia' | 'tritanopia', Matrix>> =
  {
    full: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protanopia: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopia: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    tritanopia: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function linear(hex: string): Triple {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

const times = (row: Triple, rgb: Triple): number =>
  Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]));
const asSeen = (rgb: Triple, matrix: Matrix): Triple => [
  times(matrix[0], rgb),
  times(matrix[1], rgb),
  times(matrix[2], rgb),
];

function lab([r, g, b]: Triple): Triple {
  const root = (t: number): number =>
    t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function ciede2000([l1, a, b1]: Triple, [l2, c, b2]: Triple): number {
  const power = ((Math.hypot(a, b1) + Math.hypot(c, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(power / (power + 25 ** 7)));
  const [a1, a2] = [a * (1 + g), c * (1 + g)];
  const [c1, c2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)];
  const hue = (y: number, x: number): number => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(b1, a1), hue(b2, a2)];
  const raw = h2 - h1;
  const turn = c1 * c2 === 0 ? 0 : raw > 180 ? raw - 360 : raw < -180 ? raw + 360 : raw;
  const far = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const hm =
    c1 * c2 === 0
      ? h1 + h2
      : Math.abs(h1 - h2) <= 180
        ? (h1 + h2) / 2
        : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(hm - 30)) +
    0.24 * Math.cos(radians(2 * hm)) +
    0.32 * Math.cos(radians(3 * hm + 6)) -
    0.2 * Math.cos(radians(4 * hm - 63));
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rt =
    -2 *
    Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((hm - 275) / 25) ** 2))));
  return Math.sqrt(
    ((l2 - l1) / sl) ** 2 +
      ((c2 - c1) / sc) ** 2 +
      (far / sh) ** 2 +
      (((rt * (c2 - c1)) / sc) * far) / sh,
  );
}

export const distance = (one: string, two: string, eyes: keyof typeof EYES): number =>
  ciede2000(lab(asSeen(linear(one), EYES[eyes])), lab(asSeen(linear(two), EYES[eyes])));

/** WCAG contrast of two colours. */
export function contrast(one: string, two: string): number {
  const light = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [light(one), light(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
