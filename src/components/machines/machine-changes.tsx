import { Fragment } from 'react'
import { longDay } from '~/services/domain/dates/day-words.rules'
import type { MachineChanges as Changes, MachineDetails } from '~/services/flows/machines/machines.contract'
import { section } from './machine.styles'
import {
  changedKey,
  changedMark,
  change as changeLook,
  changes as list,
  newKey,
  newMark,
  otherWords,
} from './machine-changes.styles'
import { code } from './tool-frame.styles'

/** What became another since the version that is compared with. */
export function MachineChanges({ view: { since, isNew, sentences } }: { view: Changes }) {
  const day = longDay(since.date, 'en-GB')
  return (
    <section aria-label="What changed">
      <h2 className={section}>What changed since {day}</h2>
      <p>
        Compared with <code className={code}>{since.commit}</code>
        {isNew ? ': the whole machine is new.' : sentences.length === 0 && ': nothing.'}
      </p>
      {!isNew && (
        <ul className={list}>
          {sentences.map(({ change, text }) => (
            <li key={text} className={changeLook} data-change={change}>
              {partsOf(text).map(({ key, part }) => (
                <Fragment key={key}>{shown(part)}</Fragment>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const partsOf = (text: string) =>
  text.split(/(`[^`]*`|\*\*.*?\*\*)/s).map((part, at) => ({ key: `${at} ${part}`, part }))

/** Between backticks stand names of the source, between double asterisks words that the other version has not. */
function shown(part: string) {
  if (part.startsWith('`')) return <code className={code}>{part.slice(1, -1)}</code>
  return part.startsWith('**') ? <mark className={otherWords}>{part.slice(2, -2)}</mark> : part
}

const GAP_PX = 5

/** Dashes around states that are new or another. */
export function ChangeMarks({ view: { states, changes } }: { view: Pick<MachineDetails, 'states' | 'changes'> }) {
  if (changes.isNew) return null
  return states.map(({ id, path, box }) => {
    const what = changes.states[id]
    if (!box || !what || path === '') return null
    const around = {
      x: box.x - GAP_PX,
      y: box.y - GAP_PX,
      width: box.width + 2 * GAP_PX,
      height: box.height + 2 * GAP_PX,
    }
    return <rect key={id} className={what === 'added' ? newMark : changedMark} {...around} rx="12" />
  })
}

/** What the dashes are, where there are some. */
export function ChangesKey({ view: { since, isNew, states } }: { view: Changes }) {
  if (isNew || Object.keys(states).length === 0) return null
  return (
    <li>
      <span className={newKey} aria-hidden="true" />
      new <span className={changedKey} aria-hidden="true" />
      changed since {since.commit}
    </li>
  )
}
