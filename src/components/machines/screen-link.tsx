import { isTool } from '~/services/domain/locale'
import { NOBODY } from '~/services/domain/people/nobody'
import type { StateOfPage } from '~/services/flows/machines/machines.contract'
import { screen, screenWay } from './machine.styles'
import { stateHref } from './state-href'
import { small } from './tool-frame.styles'
import { toolHref } from './tool-href'

type ScreenLinkProps = { view: { screen: StateOfPage['screen']; path: string; page: string; key: string } }

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
      {((seen.persona && seen.persona !== NOBODY) || seen.told) && (
        <span className={small}>
          {seen.persona ? 'as' : 'with'}{' '}
          <a href={toolHref('/machines/states', { key, find: seen.gallery })}>
            {seen.persona && seen.persona !== NOBODY ? `${seen.persona}@` : `a ${seen.told} in the session`}
          </a>
        </span>
      )}
    </span>
  )
}
