/** The borders of the map: where they meet, and the points between. Board units. */
import type { Point } from './shapes';

export const NODE: Readonly<Record<string, Point>> = {
  lugAqu: [206, 212],
  aluNar: [350, 236],
  aquNar: [322, 326],
  lugNarAlp: [448, 228],
  narAlp: [474, 332],
  lugBelAlp: [480, 190],
  lugBel: [436, 104],
  belAlpRae: [592, 208],
  belRaeSup: [646, 180],
  belSupInf: [652, 112],
  belInf: [566, 58],
  infSupBar: [806, 104],
  infBar: [784, 0],
  supRaeBar: [826, 186],
  raeNorBar: [846, 198],
  raeNorIta: [838, 274],
  alpRaeIta: [626, 272],
  alpIta: [556, 344],
  norIta: [1000, 286],
  norBar: [1000, 142],
};
// name: from, to, through, kind
export const EDGE: Readonly<
  Record<string, readonly [string, string, readonly Point[], 'coast' | 'border' | 'frontier']>
> = {
  aquCoast: [
    'lugAqu',
    'aquNar',
    [
      [188, 238],
      [196, 270],
      [206, 300],
      [238, 316],
      [284, 314],
    ],
    'coast',
  ],
  lugCoast: [
    'lugAqu',
    'lugBel',
    [
      [222, 196],
      [204, 184],
      [184, 172],
      [192, 156],
      [226, 150],
      [252, 140],
      [268, 128],
      [290, 136],
      [322, 130],
      [352, 132],
      [384, 118],
      [410, 114],
    ],
    'coast',
  ],
  narCoast: [
    'aquNar',
    'narAlp',
    [
      [350, 322],
      [384, 334],
      [420, 326],
      [448, 338],
    ],
    'coast',
  ],
  belCoast: [
    'lugBel',
    'belInf',
    [
      [458, 92],
      [490, 84],
      [514, 72],
      [538, 72],
    ],
    'coast',
  ],
  infCoast: [
    'belInf',
    'infBar',
    [
      [590, 40],
      [620, 34],
      [642, 18],
      [680, 22],
      [716, 8],
      [752, 10],
    ],
    'coast',
  ],
  alpCoast: [
    'narAlp',
    'alpIta',
    [
      [496, 328],
      [520, 340],
      [540, 338],
    ],
    'coast',
  ],
  lugAquB: [
    'lugAqu',
    'aluNar',
    [
      [250, 206],
      [300, 222],
    ],
    'border',
  ],
  aquNarB: [
    'aluNar',
    'aquNar',
    [
      [344, 268],
      [330, 296],
    ],
    'border',
  ],
  lugNarB: [
    'aluNar',
    'lugNarAlp',
    [
      [386, 222],
      [420, 232],
    ],
    'border',
  ],
  narAlpB: [
    'lugNarAlp',
    'narAlp',
    [
      [462, 262],
      [458, 300],
    ],
    'border',
  ],
  lugAlpB: ['lugNarAlp', 'lugBelAlp', [[462, 206]], 'border'],
  lugBelB: [
    'lugBelAlp',
    'lugBel',
    [
      [470, 162],
      [446, 138],
    ],
    'border',
  ],
  belAlpB: [
    'lugBelAlp',
    'belAlpRae',
    [
      [520, 198],
      [556, 194],
    ],
    'border',
  ],
  alpRaeB: [
    'belAlpRae',
    'alpRaeIta',
    [
      [604, 230],
      [614, 252],
    ],
    'border',
  ],
  belRaeB: ['belAlpRae', 'belRaeSup', [[616, 200]], 'border'],
  belSupB: ['belRaeSup', 'belSupInf', [[644, 148]], 'border'],
  belInfB: [
    'belSupInf',
    'belInf',
    [
      [620, 104],
      [596, 84],
    ],
    'border',
  ],
  infSupB: [
    'belSupInf',
    'infSupBar',
    [
      [700, 108],
      [752, 96],
    ],
    'border',
  ],
  infBarB: [
    'infBar',
    'infSupBar',
    [
      [790, 34],
      [800, 70],
    ],
    'frontier',
  ],
  supBarB: [
    'infSupBar',
    'supRaeBar',
    [
      [838, 124],
      [850, 150],
      [836, 172],
    ],
    'frontier',
  ],
  supRaeB: [
    'belRaeSup',
    'supRaeBar',
    [
      [700, 186],
      [760, 178],
    ],
    'border',
  ],
  raeBarB: ['supRaeBar', 'raeNorBar', [[836, 194]], 'frontier'],
  raeNorB: [
    'raeNorBar',
    'raeNorIta',
    [
      [840, 228],
      [850, 250],
    ],
    'border',
  ],
  norBarB: [
    'raeNorBar',
    'norBar',
    [
      [878, 186],
      [916, 160],
      [960, 156],
    ],
    'frontier',
  ],
  raeItaB: [
    'alpRaeIta',
    'raeNorIta',
    [
      [690, 280],
      [760, 268],
    ],
    'border',
  ],
  alpItaB: [
    'alpRaeIta',
    'alpIta',
    [
      [604, 300],
      [574, 318],
    ],
    'border',
  ],
  norItaB: [
    'raeNorIta',
    'norIta',
    [
      [900, 284],
      [950, 276],
    ],
    'border',
  ],
};
