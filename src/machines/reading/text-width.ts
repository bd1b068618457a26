/** Advance widths of Commissioner in thousandths of its size, space to tilde: a layout needs no browser to measure. */
const ADVANCES = {
  words: [
    192, 236, 372, 683, 562, 881, 734, 202, 385, 385, 473, 588, 230, 423, 236, 445, 653, 428, 555, 571, 600, 575, 607,
    528, 607, 607, 236, 236, 568, 568, 568, 428, 883, 690, 646, 685, 737, 594, 574, 733, 750, 280, 291, 671, 573, 958,
    754, 817, 628, 817, 670, 587, 641, 731, 687, 1020, 679, 652, 672, 373, 445, 373, 609, 402, 600, 523, 592, 495, 578,
    528, 395, 542, 573, 257, 255, 542, 254, 873, 573, 598, 592, 585, 400, 455, 410, 559, 513, 801, 532, 518, 497, 405,
    264, 405, 568,
  ],
  name: [
    191, 257, 419, 694, 571, 924, 756, 220, 405, 405, 487, 596, 245, 426, 257, 452, 662, 446, 565, 580, 610, 581, 614,
    544, 616, 614, 257, 257, 576, 576, 576, 445, 890, 711, 658, 684, 734, 596, 577, 730, 750, 306, 312, 692, 578, 962,
    751, 815, 644, 815, 686, 597, 645, 729, 704, 1040, 702, 674, 683, 398, 452, 398, 626, 423, 600, 528, 592, 487, 583,
    527, 406, 548, 577, 273, 272, 566, 268, 873, 577, 598, 592, 588, 409, 463, 419, 568, 535, 823, 558, 541, 511, 435,
    278, 435, 576,
  ],
}
/** Menlo, DejaVu Sans Mono and SF Mono: each character alike. */
const CODE_ADVANCE = 0.602
const SIZES = { name: 13.5, words: 11, code: 11 }

export type Face = keyof typeof SIZES

/** The width of a line in pixels. */
export function widthOf(text: string, face: Face): number {
  if (face === 'code') return text.length * CODE_ADVANCE * SIZES.code
  const advances = ADVANCES[face]
  const thousandths = [...text].reduce((sum, character) => sum + (advances[character.charCodeAt(0) - 32] ?? 600), 0)
  return (thousandths / 1000) * SIZES[face]
}

/** The text in lines of at most that many pixels, broken between words. */
export function wrapped(text: string, face: Face, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && widthOf(`${line} ${word}`, face) <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
