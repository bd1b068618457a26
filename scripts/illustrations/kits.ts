import type { Palette } from './colour.ts'
import type { ToyRef } from './placing.ts'

export interface Kit {
  handle: string
  name: string
  months: readonly [from: number, to: number]
  /** The year of life, 1 to 5. */
  band: number
  /** Which sign its box carries. */
  motif: number
  palette: Palette
  /** The first stands in front of the box. */
  toys: readonly ToyRef[]
  /** Its place on the ruler. */
  index: number
}

const KITS: readonly Omit<Kit, 'index'>[] = [
  {
    handle: 'looker',
    name: 'Looker',
    months: [0, 3],
    band: 1,
    motif: 0,
    palette: { bg: '#f4e4d6', box: '#2b3238', a: '#c9502f', b: '#e2a76f', c: '#8fa9a3', d: '#c77f5c' },
    toys: ['cards', 'gym', 'mittens', 'links', 'foldBook'],
  },
  {
    handle: 'charmer',
    name: 'Charmer',
    months: [3, 4],
    band: 1,
    motif: 3,
    palette: { bg: '#f7dfd2', box: '#c9694a', a: '#c9694a', b: '#7f9f94', c: '#e9b44c', d: '#a2455a' },
    toys: ['rattle', 'bell', 'teether', 'mirror', 'clothBook'],
  },
  {
    handle: 'senser',
    name: 'Senser',
    months: [5, 6],
    band: 1,
    motif: 7,
    palette: { bg: '#f3e7cf', box: '#d08b5b', a: '#bf5138', b: '#5d8f8b', c: '#dd9a3c', d: '#7f6a93' },
    toys: ['spinner', 'tissueBox', 'beadRing', 'balls', 'socks'],
  },
  {
    handle: 'inspector',
    name: 'Inspector',
    months: [7, 8],
    band: 1,
    motif: 1,
    palette: { bg: '#e6e9dc', box: '#7d9a85', a: '#c5573a', b: '#6c8f7b', c: '#e0ac4a', d: '#b06a84' },
    toys: ['dropBox', 'nestCups', 'boardBook', 'links', 'bell'],
  },
  {
    handle: 'explorer',
    name: 'Explorer',
    months: [9, 10],
    band: 1,
    motif: 4,
    palette: { bg: '#f8e3cf', box: '#d97b4c', a: '#d1603a', b: '#4f8a86', c: '#ecb74c', d: '#8f5a78' },
    toys: ['carrots', 'stackCups', 'eggCup', 'balls', 'slideBox'],
  },
  {
    handle: 'thinker',
    name: 'Thinker',
    months: [11, 12],
    band: 1,
    motif: 2,
    palette: { bg: '#f0dfd6', box: '#b0566a', a: '#b0566a', b: '#5f8c92', c: '#e3a54a', d: '#7c9a62' },
    toys: ['ringStacker', 'coinBox', 'doll', 'knobPuzzle', { toy: 'boardBook', variant: 4 }],
  },
  {
    handle: 'babbler',
    name: 'Babbler',
    months: [13, 15],
    band: 2,
    motif: 0,
    palette: { bg: '#f8ecc9', box: '#dca236', a: '#d9952b', b: '#4d8b86', c: '#c4563c', d: '#7c9a52' },
    toys: ['pegs', 'feltPuzzle', 'ramp', 'beanBags', { toy: 'boardBook', variant: 2 }],
  },
  {
    handle: 'adventurer',
    name: 'Adventurer',
    months: [16, 18],
    band: 2,
    motif: 6,
    palette: { bg: '#eef0d6', box: '#93a04a', a: '#df9f2e', b: '#7b8f3c', c: '#c65f3a', d: '#4f8494' },
    toys: ['carRamp', 'flowerPegs', 'knobCyl', 'wateringCan', 'nestCups'],
  },
  {
    handle: 'realist',
    name: 'Realist',
    months: [19, 21],
    band: 2,
    motif: 1,
    palette: { bg: '#fae5c4', box: '#e0913a', a: '#e08a35', b: '#5c8c76', c: '#b94d3b', d: '#486f8e' },
    toys: ['vegBasket', 'rainbow', 'lockBox', 'dressing', 'doll'],
  },
  {
    handle: 'companion',
    name: 'Companion',
    months: [22, 24],
    band: 2,
    motif: 5,
    palette: { bg: '#f5e6cf', box: '#c28a3c', a: '#cf8d2c', b: '#7d5e84', c: '#5b927d', d: '#c75d45' },
    toys: ['bus', 'house', 'lacing', 'jugCups', { toy: 'feltPuzzle', variant: 1 }],
  },
  {
    handle: 'helper',
    name: 'Helper',
    months: [25, 27],
    band: 3,
    motif: 4,
    palette: { bg: '#e2eed9', box: '#5f8f57', a: '#4f8a55', b: '#e0a33c', c: '#c25540', d: '#4a7f93' },
    toys: ['broom', 'cutFruit', 'clothesLine', 'jugCups', 'nutsBolts'],
  },
  {
    handle: 'enthusiast',
    name: 'Enthusiast',
    months: [28, 30],
    band: 3,
    motif: 6,
    palette: { bg: '#dcece2', box: '#3f8071', a: '#3f8071', b: '#d9714a', c: '#e6b145', d: '#9a5476' },
    toys: ['steps', 'mailbox', 'feltBoard', 'fishing', 'beanBags'],
  },
  {
    handle: 'investigator',
    name: 'Investigator',
    months: [31, 33],
    band: 3,
    motif: 7,
    palette: { bg: '#e9edcf', box: '#7c8f3f', a: '#64863f', b: '#c8643a', c: '#e3ae3f', d: '#4a7c8a' },
    toys: ['tweezers', 'magnifier', 'shells', 'paddles', { toy: 'lacing', variant: 1 }],
  },
  {
    handle: 'free-spirit',
    name: 'Free Spirit',
    months: [34, 36],
    band: 3,
    motif: 3,
    palette: { bg: '#e6ebe0', box: '#52805f', a: '#4b8060', b: '#d2693f', c: '#e8b84c', d: '#8a4f73' },
    toys: ['teaSet', 'planks', 'laceBeads', 'drum', 'pegPeople'],
  },
  {
    handle: 'observer',
    name: 'Observer',
    months: [37, 39],
    band: 4,
    motif: 7,
    palette: { bg: '#dbe9ee', box: '#3a7d97', a: '#36799a', b: '#e08a3e', c: '#e6b94e', d: '#5f8f5c' },
    toys: ['weather', 'binoculars', 'leafPress', 'geoboard', 'magnifier'],
  },
  {
    handle: 'storyteller',
    name: 'Storyteller',
    months: [40, 42],
    band: 4,
    motif: 5,
    palette: { bg: '#e2e3ef', box: '#4a638f', a: '#c4553f', b: '#5478a8', c: '#e5b24a', d: '#3f8a8a' },
    toys: ['theatre', 'pegPeople', 'sandTray', 'mailbox', 'feltBoard'],
  },
  {
    handle: 'problem-solver',
    name: 'Problem Solver',
    months: [43, 45],
    band: 4,
    motif: 2,
    palette: { bg: '#dcebe8', box: '#2f7f80', a: '#2f7f86', b: '#db7a43', c: '#e8bb4c', d: '#7c4d78' },
    toys: ['marbleRun', 'scale', 'tangram', 'lockBox', 'nutsBolts'],
  },
  {
    handle: 'analyst',
    name: 'Analyst',
    months: [46, 48],
    band: 4,
    motif: 1,
    palette: { bg: '#e3e9ee', box: '#42708a', a: '#3d7391', b: '#c85f44', c: '#dcae45', d: '#6a8f5e' },
    toys: ['abacus', 'hourglass', 'blocks', 'shells', 'rods'],
  },
  {
    handle: 'connector',
    name: 'Connector',
    months: [49, 51],
    band: 5,
    motif: 3,
    palette: { bg: '#efe0e6', box: '#8a3f67', a: '#8f4169', b: '#dd8d42', c: '#4f8a92', d: '#e4b64e' },
    toys: ['train', 'bridge', 'planks', 'laceBeads', 'steps'],
  },
  {
    handle: 'examiner',
    name: 'Examiner',
    months: [52, 54],
    band: 5,
    motif: 6,
    palette: { bg: '#ebe2ee', box: '#6f4a80', a: '#75508a', b: '#d36f45', c: '#5b9486', d: '#e5b84f' },
    toys: ['microscope', 'jars', 'globe', 'tweezers', 'leafPress'],
  },
  {
    handle: 'persister',
    name: 'Persister',
    months: [55, 57],
    band: 5,
    motif: 0,
    palette: { bg: '#f2dfe0', box: '#a3435a', a: '#a8485e', b: '#4e7f93', c: '#e3a648', d: '#6f8f58' },
    toys: ['loom', 'tower', 'geoboard', 'tangram', 'hourglass'],
  },
  {
    handle: 'planner',
    name: 'Planner',
    months: [58, 60],
    band: 5,
    motif: 5,
    palette: { bg: '#ece1ea', box: '#7b3f72', a: '#80457a', b: '#e09443', c: '#4f8f8a', d: '#c75a4e' },
    toys: ['calendar', 'clock', 'till', 'mapPuzzle', 'scale'],
  },
]

export const kits: readonly Kit[] = KITS.map((kit, index) => ({ ...kit, index }))

export function kitNamed(handle: string): Kit {
  const kit = kits.find((candidate) => candidate.handle === handle)
  if (!kit) throw new Error(`No kit is called ${handle}`)
  return kit
}
