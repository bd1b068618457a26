import { isTool } from '~/services/domain/locale'
import type { StateOfPage } from '~/services/flows/machines/machines.contract'
import { needsOf } from '~/services/flows/machines/needs.rules'
import type { Arranged } from '~/services/flows/machines/states.contract'
import { screen, screenWay } from './machine.styles'
import { stateHref } from './state-href'
import { wordsOfNeeds } from './state-needs'
import { small } from './tool-frame.styles'
import { toolHref } from './tool-href'

type ScreenLinkProps = { view: { screen: StateOfPage['screen']; path: string; page: string; key: string } }

/** Nothing is arranged in it. */
const NEW_BROWSER: Arranged = { person: null, preview: null, told: null, on: [] }

/** Opens the page with its flow put into a state; where no recipe leads there, the page, and why. */
export function ScreenLink({ view: { screen: seen, path, page, key } }: ScreenLinkProps) {
  if ('reason' in seen)
    return (
      <span className={screen}>
        <a className={screenWay} href={toolHref(page, { key: isTool(page) ? key : null })}>
          Open the page
        </a>
        <span className={small}>
          {path ? 'not in this state' : 'in none of them'}: {seen.reason}
        </span>
      </span>
    )
  const needs = wordsOfNeeds(needsOf(seen, NEW_BROWSER))
  return (
    <span className={screen}>
      <a
        className={screenWay}
        href={stateHref(seen, { key, prefix: '' })}
        target="_blank"
        rel="noopener"
        aria-label={`Open it in the state ${path}`}
      >
        Open it
      </a>
      {needs && (
        <span className={small}>
          <a href={toolHref('/machines/states', { key, find: seen.gallery })}>{needs} first</a>
        </span>
      )}
    </span>
  )
}
