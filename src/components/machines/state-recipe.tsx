import type { StateGallerySend, StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'
import { NOBODY } from '~/services/domain/people/nobody'
import { isLookedAt, isOn, isSignedIn, isTold } from '~/services/flows/machines/needs.rules'
import type { PageState } from '~/services/flows/machines/states.contract'
import { Icon } from '../ui/icon'
import { recipe, sign, signed, step } from './state-card.styles'
import { stateHref } from './state-href'
import { code } from './tool-frame.styles'

const TELLING = { child: 'Tell of a child', plan: 'Tell of a child and choose a plan' } as const

type StateRecipeProps = {
  view: Pick<StateGalleryView, 'prefix' | 'person' | 'told' | 'preview' | 'on' | 'asked' | 'isBusy'> & {
    look: PageState
  }
  send: StateGallerySend
}

/** The way to a state, step by step: what its page needs, the page, and what happens there. */
export function StateRecipe({ view, send }: StateRecipeProps) {
  const { look, prefix } = view
  const { path, stages, steps } = look
  return (
    <ol className={recipe}>
      <Person view={view} send={send} />
      <Looking view={view} send={send} />
      <Telling view={view} send={send} />
      <TurnedOn view={view} send={send} />
      <li className={step}>
        open <code className={code}>{stateHref({ path, stages: [] }, { key: '', prefix })}</code>
      </li>
      {stages.slice(0, -1).map((stage) => (
        <li key={stage} className={step}>
          be at <code className={code}>{stage}</code>
        </li>
      ))}
      {steps.map(({ name: event, when }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may come twice, and none moves
        <li key={index} className={step}>
          {when} <code className={code}>{event}</code>
        </li>
      ))}
    </ol>
  )
}

function Person({ view: { look, person, asked, isBusy }, send }: StateRecipeProps) {
  const { persona } = look
  if (persona === null) return null
  if (persona === NOBODY) return <Nobody view={{ person, asked, isBusy }} send={send} />
  const isAsked = isBusy && asked?.kind === 'signIn' && asked.persona === persona
  return (
    <li className={step}>
      sign in as <code className={code}>{persona}@</code>{' '}
      {isSignedIn(look, { person }) ? (
        <Done view={{ words: 'you are' }} />
      ) : (
        <Arrange
          view={{ text: 'Sign in', label: `Sign in as ${persona}`, isBusy, isAsked }}
          onPress={() => send({ type: 'SIGN_IN', persona })}
        />
      )}
    </li>
  )
}

type NobodyProps = { view: Pick<StateRecipeProps['view'], 'person' | 'asked' | 'isBusy'>; send: StateGallerySend }

/** Where a page leads whoever is signed in somewhere else. */
function Nobody({ view: { person, asked, isBusy }, send }: NobodyProps) {
  const isAsked = isBusy && asked?.kind === 'signOut'
  return (
    <li className={step}>
      be signed out{' '}
      {person === null ? (
        <Done view={{ words: 'you are' }} />
      ) : (
        <Arrange
          view={{ text: 'Sign out', label: 'Sign out', isBusy, isAsked }}
          onPress={() => send({ type: 'SIGN_OUT' })}
        />
      )}
    </li>
  )
}

/** Only an admin may: who is to be signed in stands above. */
function Looking({ view: { look, person, preview, asked, isBusy }, send }: StateRecipeProps) {
  const of = look.preview
  if (of === null) return null
  const isAsked = isBusy && asked?.kind === 'preview' && asked.of === of
  return (
    <li className={step}>
      look at the account of <code className={code}>{of}@</code>{' '}
      {isLookedAt(look, { preview }) ? (
        <Done view={{ words: 'you do' }} />
      ) : (
        isSignedIn(look, { person }) && (
          <Arrange
            view={{ text: 'Look', label: `Look at the account of ${of}`, isBusy, isAsked }}
            onPress={() => send({ type: 'LOOK_AT', persona: of })}
          />
        )
      )}
    </li>
  )
}

function Telling({ view: { look, told, asked, isBusy }, send }: StateRecipeProps) {
  const about = look.told
  if (about === null) return null
  const isAsked = isBusy && asked?.kind === 'tell' && asked.about === about
  const label = TELLING[about]
  return (
    <li className={step}>
      {label.replace('T', 't')}{' '}
      {isTold(look, { told }) ? (
        <Done view={{ words: 'you have' }} />
      ) : (
        <Arrange view={{ text: 'Tell', label, isBusy, isAsked }} onPress={() => send({ type: 'TELL', about })} />
      )}
    </li>
  )
}

function TurnedOn({ view: { look, on, asked, isBusy }, send }: StateRecipeProps) {
  const { flag } = look
  if (flag === null) return null
  const isAsked = isBusy && asked?.kind === 'flag' && asked.key === flag
  return (
    <li className={step}>
      turn on <code className={code}>{flag}</code>{' '}
      {isOn(look, { on }) ? (
        <Done view={{ words: 'it is, for everybody' }} />
      ) : (
        <Arrange
          view={{ text: 'Turn on', label: `Turn on ${flag}`, isBusy, isAsked }}
          onPress={() => send({ type: 'TURN_ON', flag })}
        />
      )}
    </li>
  )
}

type ArrangeProps = {
  view: { text: string; label: string; isBusy: boolean; isAsked: boolean }
  onPress: () => void
}

const Arrange = ({ view: { text, label, isBusy, isAsked }, onPress }: ArrangeProps) => (
  <button
    type="button"
    data-hold=""
    className={sign}
    aria-label={label}
    aria-disabled={isBusy}
    aria-busy={isAsked}
    onClick={onPress}
  >
    {text}
  </button>
)

const Done = ({ view: { words } }: { view: { words: string } }) => (
  <span className={signed}>
    <Icon name="check" size={14} /> {words}
  </span>
)
