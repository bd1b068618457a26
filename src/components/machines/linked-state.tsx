import type { StateGallerySend, StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'
import { type Need, needsOf } from '~/services/flows/machines/needs.rules'
import type { LinkedState as Linked } from '~/services/flows/machines/states.contract'
import { address, go, label, machineName, notices, other, place, ways } from './linked-state.styles'
import { Refused } from './state-looks'
import { wordsOfNeeds } from './state-needs'
import { StateRecipe } from './state-recipe'
import { ToolFrame } from './tool-frame'
import { code, lead, title } from './tool-frame.styles'

type LinkedStateProps = {
  view: StateGalleryView & Pick<Linked, 'look' | 'machineTitle' | 'href' | 'plainHref' | 'mayArrange'> & { key: string }
  send: StateGallerySend
}

/** Where a link of the gallery leads whose page is not there yet: what it needs, and one press that arranges it and goes on. */
export function LinkedState({ view, send }: LinkedStateProps) {
  const { look, machineTitle, href, key, machine, state, isBusy, asked, isRefused } = view
  const needs = needsOf(look, view)
  return (
    <ToolFrame view={{ key, current: 'states', status: null, machine, state }}>
      <div className={place} aria-busy={isBusy}>
        {machineTitle && <p className={machineName}>{machineTitle}</p>}
        <h1 className={title}>{look.title}</h1>
        <p className={lead}>
          {needs.length > 0
            ? 'The page of this link is not there for this browser yet. Following the link has changed nothing.'
            : 'All that the page of this link needs is so.'}
        </p>
        <code className={`${code} ${address}`}>{href}</code>
        <h2 className={label}>The way to it</h2>
        <StateRecipe view={view} send={send} />
        <div className={notices}>{isRefused && asked && <Refused view={{ asked }} />}</div>
        <Ways view={{ ...view, needs }} send={send} />
      </div>
    </ToolFrame>
  )
}

type WaysProps = { view: LinkedStateProps['view'] & { needs: readonly Need[] }; send: StateGallerySend }

function Ways({ view: { needs, href, plainHref, mayArrange, isBusy, opening }, send }: WaysProps) {
  if (!mayArrange)
    return (
      <p className={ways}>
        Here only QA may arrange that, where every upstream is embedded, with its key (
        <code className={code}>key=</code>
        ). Whoever does it otherwise opens this link again after it.
        <a className={other} href={plainHref}>
          Open the page without that
        </a>
      </p>
    )
  const words = wordsOfNeeds(needs)
  return (
    <p className={ways}>
      <button
        type="button"
        data-hold=""
        className={go}
        aria-disabled={isBusy}
        aria-busy={opening !== null}
        onClick={() => send({ type: 'OPEN', href, size: 'here', needs })}
      >
        Open the page
      </button>
      {words && <span>{words} first</span>}
      {words && (
        <a className={other} href={plainHref}>
          Open it without that
        </a>
      )}
    </p>
  )
}
