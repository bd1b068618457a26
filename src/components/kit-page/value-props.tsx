import type { KitPage } from '~/services/flows/content/kit-pages.contract'
import { Icon, type IconName } from '../ui/icon'
import { item, list } from './value-props.styles'

/** Editors order them: what it is made of, what happens when a part is lost, how it goes back. */
const ICONS: IconName[] = ['leaf', 'skip', 'check']

type ValuePropsProps = {
  page: KitPage
  /** S-091 */
  showsResale: boolean
}

/** S-070: a validation message takes their place. */
export function ValueProps({ page, showsResale }: ValuePropsProps) {
  if (page.validationMessage) return <p className={list}>{page.validationMessage}</p>
  return (
    <ul className={list}>
      {showsResale && page.resaleMessage && (
        <li className={item}>
          <Icon name="tag" />
          <span>{page.resaleMessage}</span>
        </li>
      )}
      {page.shipMessage && (
        <li className={item}>
          <Icon name="truck" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters (contentful mappers) */}
          <span dangerouslySetInnerHTML={{ __html: page.shipMessage }} />
        </li>
      )}
      {page.valueProps.map(({ textHeading }, index) => (
        <li key={textHeading} className={item}>
          <Icon name={ICONS[index] ?? 'check'} />
          <span>{textHeading}</span>
        </li>
      ))}
    </ul>
  )
}
