import type { MouseEvent } from 'react'
import type { StateGallerySend, StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'
import type { MachineStates, StateOfGallery } from '~/services/flows/machines/states.contract'
import { Icon } from '../ui/icon'
import {
  bare,
  card,
  inspect,
  meaning,
  name,
  open,
  picture,
  recipe,
  sign,
  signed,
  step,
  tile,
  ways,
} from './state-card.styles'
import { stateHref } from './state-href'
import { toolHref } from './tool-frame'
import { code } from './tool-frame.styles'

type StateCardProps = {
  view: Pick<MachineStates, 'id' | 'title' | 'path' | 'size'> &
    Pick<StateGalleryView, 'language' | 'prefix' | 'person' | 'asked' | 'isBusy'> & {
      key: string
      pictures: readonly string[]
      look: StateOfGallery
      /** what was chosen, where a machine has no size of its own */
      chosen: StateGalleryView['size']
    }
  send: StateGallerySend
}

/** One look of a page: its picture, what it is, the way there, and its link. */
export function StateCard({ view, send }: StateCardProps) {
  const { look, path, size, key, prefix } = view
  const href = stateHref({ path, stages: look.stages }, { key, prefix })
  const openSized = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    send({ type: 'OPEN', href, size })
  }
  return (
    <article className={card}>
      <Tile view={view} />
      <h4 className={name}>{look.state || `as ${look.persona}@`}</h4>
      <p className={meaning}>{look.title}</p>
      <Recipe view={view} send={send} />
      <p className={ways}>
        <a className={open} href={href} target="_blank" rel="noopener" onClick={openSized} data-state-link={look.id}>
          Open
        </a>
        {look.stages.length > 0 && (
          <a className={inspect} href={href.replace('inspect=bare', 'inspect')} target="_blank" rel="noopener">
            beside the inspector
          </a>
        )}
        {size && <span className={bare}>only at {size === 'phone' ? '390' : '1280'} px</span>}
      </p>
    </article>
  )
}

/** The picture that is kept of it, in the language and at the size that were chosen before any other; else where it lies. */
function Tile({ view: { id, look, key, language, size, chosen, pictures } }: { view: StateCardProps['view'] }) {
  const own = size ?? chosen
  const kept = [`${language}.${own}`, `en.${own}`, 'en.desktop', 'en.phone']
    .map((kind) => `${look.id}.${kind}`)
    .find((each) => pictures.includes(each))
  if (kept)
    return (
      <div className={tile} data-kept="">
        <img
          className={picture}
          src={toolHref(`/machines/states/${kept}.png`, { key })}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </div>
    )
  const marked = look.leaves.map((leaf) => `&state=${encodeURIComponent(leaf)}`).join('')
  return (
    <div className={tile}>
      <img
        src={`${toolHref(`/machines/${id}.svg`, { small: '1', key })}${marked}`}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </div>
  )
}

function Recipe({ view: { look, path, prefix, person, asked, isBusy }, send }: StateCardProps) {
  const { persona, stages, steps } = look
  return (
    <ol className={recipe}>
      {persona && (
        <li className={step}>
          sign in as <code className={code}>{persona}@</code>{' '}
          {person === persona ? (
            <span className={signed}>
              <Icon name="check" size={14} /> you are
            </span>
          ) : (
            <button
              type="button"
              data-hold=""
              className={sign}
              aria-label={`Sign in as ${persona}`}
              aria-disabled={isBusy}
              aria-busy={isBusy && asked === persona}
              onClick={() => send({ type: 'SIGN_IN', persona })}
            >
              Sign in
            </button>
          )}
        </li>
      )}
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
