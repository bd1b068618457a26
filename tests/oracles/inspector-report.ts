import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { always, lasts } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { InspectorView } from '~/machines/tooling/inspector/inspector.connect'
import { type Account, DRAWING, pageOf } from './inspector-memory'

type Seen = Step<InspectorView, Account>

export const pictureIn = ({ actor, type, output }: Loose): Loose =>
  actor === 'requestPicture' && type === 'done' ? output : null

/** What is saved in this step: a test at once, a report when its picture has come or is not coming. */
function takenAway({ event, before, memory }: Seen): Loose {
  const page = before && pageOf(before.memory)
  if (event.type === 'EXPORT' && event.as !== 'report') return page ? { as: event.as, page, picture: null } : null
  const drawing = before?.memory.drawing
  return drawing && !memory.drawing ? { as: 'report', page: drawing.page, picture: pictureIn(event) } : null
}

/** What is taken away of a page, and its picture. */
export const REPORT_ROWS = [
  always(
    { rule: 'F-90', says: 'a page is taken away as it was told: as a report once its picture is there' },
    (step: Seen) => {
      const taken = takenAway(step)
      return taken ? did(step, 'exportAs', taken) : didNot(step, 'exportAs')
    },
  ),
  always({ decided: 'ADR-0063', says: 'the page that is looked at draws itself for its report' }, (step: Seen) => {
    const { drawing } = step.memory
    const isNew = drawing !== null && !step.before?.memory.drawing
    return [
      isNew ? asked(step, 'requestPicture', { page: step.memory.page }) : notAsked(step, 'requestPicture'),
      equal([step.view.isDrawing, isRunning(step, 'requestPicture')], [drawing !== null, drawing !== null]),
    ]
  }),
  ...lasts(
    DRAWING,
    'EXPORT',
    {
      decided: 'ADR-0063',
      says: 'a picture is waited for',
      when: ({ memory, now }: Seen) => memory.drawing?.since === now,
    },
    ({ view }: Seen) => view.isDrawing,
  ),
]
