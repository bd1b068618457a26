import type { MouseEvent } from 'react'
import type { StateGallerySend, StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'
import { needsOf } from '~/services/flows/machines/needs.rules'
import type { MachineStates, StateOfGallery } from '~/services/flows/machines/states.contract'
import { bare, card, inspect, name, open, path, picture, tile, ways } from './state-card.styles'
import { stateHref } from './state-href'
import { wordsOfNeeds } from './state-needs'
import { StateRecipe } from './state-recipe'
import { code } from './tool-frame.styles'
import { toolHref } from './tool-href'

type StateCardProps = {
  view: Pick<MachineStates, 'id' | 'title' | 'size' | 'isKeyed'> &
    Pick<
      StateGalleryView,
      'language' | 'prefix' | 'person' | 'told' | 'preview' | 'on' | 'asked' | 'opening' | 'isBusy'
    > & {
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
  const { look, size, isKeyed, key, prefix, opening, isBusy } = view
  const isClosed = isKeyed && key === ''
  const href = stateHref(look, { key, prefix })
  const needs = needsOf(look, view)
  const openSized = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    send({ type: 'OPEN', href, size, needs })
  }
  return (
    <article className={card}>
      <Tile view={view} />
      <h4 className={name}>{look.title}</h4>
      <code className={path}>{look.state || `as ${look.persona}@`}</code>
      <StateRecipe view={view} send={send} />
      <p className={ways}>
        {isClosed ? (
          <span className={bare}>
            needs QA’s key: open this page with <code className={code}>?key=</code>
          </span>
        ) : (
          <a
            className={open}
            href={href}
            target="_blank"
            rel="noopener"
            onClick={openSized}
            data-state-link={look.id}
            aria-disabled={isBusy && needs.length > 0}
            aria-busy={isBusy && opening === href}
          >
            Open
          </a>
        )}
        {!isClosed && needs.length > 0 && <span className={bare}>{wordsOfNeeds(needs)} first</span>}
        {look.stages.length > 0 && !isClosed && (
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
