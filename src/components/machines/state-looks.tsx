import type { StateGallerySend, StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'
import type { Need } from '~/services/flows/machines/needs.rules'
import { looks, notice, view as toggle, toggles, who } from './state-gallery.styles'
import { chips, pressed } from './tool-frame.styles'

const NAMES = { en: 'English', nl: 'Nederlands', fr: 'Français', de: 'Deutsch', es: 'Español' } as const
const SIZES = [
  { size: 'desktop', label: '1280' },
  { size: 'phone', label: '390' },
] as const

const REFUSED = {
  signIn: 'The sign-in did not work',
  signOut: 'The sign-out did not work',
  preview: 'The account could not be looked at',
  tell: 'The session could not be told',
  flag: 'The flag could not be turned on',
} as const
const TOLD = { child: 'a child', plan: 'a child and a plan' } as const

type StateLooksProps = {
  view: Omit<StateGalleryView, 'prefix'>
  send: StateGallerySend
}

/** In which language and size every link opens, and as whom. */
export function StateLooks({ view, send }: StateLooksProps) {
  const { machine, state, language, languages, size, person, told, preview, asked, isBusy, isRefused } = view
  return (
    <div className={looks} aria-busy={isBusy} data-machine={machine} data-state={state}>
      <fieldset className={chips} aria-label="Language">
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            data-hold=""
            className={pressed}
            aria-pressed={each === language}
            lang={each}
            onClick={() => send({ type: 'LANGUAGE', language: each })}
          >
            {NAMES[each]}
          </button>
        ))}
      </fieldset>
      <fieldset className={toggles} aria-label="Width in pixels">
        {SIZES.map((each) => (
          <button
            key={each.size}
            type="button"
            data-hold=""
            className={toggle}
            aria-pressed={each.size === size}
            onClick={() => send({ type: 'SIZE', size: each.size })}
          >
            {each.label}
          </button>
        ))}
      </fieldset>
      <p className={who} role="status">
        {person ? `You are signed in as ${person}@` : 'Nobody of the seed is signed in'}
        {preview && `, and look at the account of ${preview}@`}
        {told && `, and the session knows ${TOLD[told]}`}
      </p>
      {isRefused && asked && <Refused view={{ asked }} />}
    </div>
  )
}

export const Refused = ({ view: { asked } }: { view: { asked: Need } }) => (
  <p className={notice} role="alert">
    {REFUSED[asked.kind]}: QA may do that where every upstream is embedded, with its key elsewhere than on its own
    machine, and while no account is looked at as an admin.
  </p>
)
