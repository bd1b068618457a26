import { BEECH, CREAM, darken, FERN, HARBOUR, INK, LEAF, MULBERRY, OAK, type Palette, POPPY, SUN } from '../colour.ts'
import { kitNamed } from '../kits.ts'
import { felt, group, paper, path, rect, stroke, times, wood } from '../marks.ts'
import { put, shadow } from '../placing.ts'
import { plant } from '../rooms.ts'
import { draw, sideLit, topLit } from '../sheet.ts'
import { block } from '../solids.ts'

/** What a page shows when there is nothing to show: a still life on a patch of paper. */
export const emptyStates = {
  'empty-cart': () =>
    emptyScene(
      '#f4ead6',
      () =>
        group(
          shadow(300) +
            wood(
              stroke('M-96-150C-90-260 90-260 96-150', OAK, 15) +
                path('M-150-160h300l-36 160h-228z', topLit(OAK)) +
                times(5, (i) => stroke(`M${-142 + i * 7} ${-134 + i * 28}H${142 - i * 7}`, darken(OAK, 0.2), 5)) +
                times(10, (i) => stroke(`M${-120 + i * 27}-154L${-98 + i * 22}-6`, darken(OAK, 0.13), 4)) +
                rect(-160, -174, 320, 26, 13, topLit(BEECH)),
            ),
          'translate(370 470)',
        ) + put('balls', accents(POPPY, HARBOUR), 600, 482, 0.62),
    ),
  'empty-schedule': () =>
    emptyScene(
      '#e3ecdf',
      () =>
        wood(
          rect(170, 446, 460, 24, 6, topLit(OAK)) +
            rect(200, 230, 20, 220, 3, sideLit(BEECH)) +
            rect(580, 230, 20, 220, 3, sideLit(BEECH)) +
            rect(180, 216, 440, 24, 6, topLit(BEECH)) +
            rect(210, 336, 380, 16, 2, topLit(BEECH)),
        ) +
        put('ringStacker', kitNamed('thinker').palette, 300, 336, 0.42) +
        plant(520, 216, 0.6, POPPY) +
        `<rect x="390" y="366" width="130" height="80" rx="6" fill="none" stroke="${INK}" stroke-width="3" stroke-dasharray="9 9" opacity=".45"/>`,
    ),
  'empty-books': () =>
    emptyScene(
      '#e1ebf0',
      () =>
        put({ toy: 'boardBook', variant: 2 }, kitNamed('observer').palette, 330, 470, 1.25) +
        put('magnifier', kitNamed('observer').palette, 560, 476, 0.9),
    ),
  'empty-courses': () => emptyScene('#efe3ea', () => put('theatre', kitNamed('storyteller').palette, 400, 474, 1.2)),
  'error-404': () =>
    emptyScene(
      '#f6e3cc',
      () =>
        wood(
          block(150, 300, 470, 40, 60, OAK) +
            rect(176, 296, 34, 190, 3, sideLit(OAK)) +
            rect(560, 296, 34, 190, 3, sideLit(OAK)) +
            rect(250, 268, 22, 170, 3, sideLit(darken(OAK, 0.3))),
        ) +
        felt(path('M150 262h470l16 80-50 20-60-16-80 20-90-18-80 16-70-14-60 18-40-24z', topLit(HARBOUR))) +
        put('balls', accents(POPPY, FERN), 360, 492, 0.9),
    ),
  'error-fallen': () =>
    emptyScene(
      '#f3ddd6',
      () =>
        wood(
          block(230, 480, 60, 60, 30, POPPY) +
            block(300, 480, 60, 60, 30, BEECH) +
            group(block(-30, 30, 60, 60, 30, SUN), 'translate(276 376) rotate(14)') +
            group(block(-30, 30, 60, 60, 30, HARBOUR), 'translate(450 446) rotate(38)') +
            group(block(-30, 30, 60, 60, 30, FERN), 'translate(540 452) rotate(-16)'),
        ) + paper(group(path('M-60 0L0-70 60 0z', sideLit(MULBERRY)), 'translate(620 478) rotate(8)')),
    ),
  'done-sent': () => emptyScene('#e6ecd9', () => put('mailbox', kitNamed('helper').palette, 390, 480, 1.35)),
} satisfies Record<string, () => string>

function emptyScene(patch: string, body: () => string) {
  const outline = 'M110 320C60 160 240 60 400 90S740 120 720 310 620 520 400 520 150 470 110 320z'
  return draw({ width: 800, height: 600, seed: 61, isTransparent: true }, () => paper(path(outline, patch)) + body())
}

function accents(a: string, b: string): Palette {
  return { bg: CREAM, box: OAK, a, b, c: LEAF, d: SUN }
}
