import type { MachineDetails } from '~/services/flows/machines/machines.contract'
import { end, number, sentence, step, story, storyTitle } from './happy-story.styles'
import { StatePath } from './state-path'

type HappyStoryProps = { view: Pick<MachineDetails, 'states' | 'steps' | 'transitions'> }

/** Beside a path that goes down the page: what happens on it, one step after the other. */
export function HappyStory({ view: { states, steps, transitions } }: HappyStoryProps) {
  return (
    <section aria-label="Where all goes well">
      <h2 className={storyTitle}>Where all goes well</h2>
      <ol className={story}>
        {steps.map(({ state, acts, transition }, at) => {
          const met = states.find(({ id }) => id === state)
          const done = transitions.filter(({ id }) => acts.includes(id))
          const leads = transitions.find(({ id }) => id === transition)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a state may be met twice, and none moves
            <li key={at} className={step}>
              <span className={number} aria-hidden="true">
                {at + 1}
              </span>
              <p>
                {met?.title} <code>{met && <StatePath path={met.path} />}</code>
              </p>
              {done.map((each) => (
                <Sentence key={each.id} view={each} />
              ))}
              {leads ? <Sentence view={leads} /> : <p className={end}>That is where it leads.</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** As the table of all transitions says it. */
function Sentence({ view: { when, does } }: { view: MachineDetails['transitions'][number] }) {
  return (
    <p className={sentence}>
      {when}
      {when === 'At once' ? ': ' : ', '}
      {does}.
    </p>
  )
}
