import type { KitPage } from '~/services/flows/content/kit-pages.contract'
import { Icon, type IconName } from '../ui/icon'
import { h2, section, soft, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { centred, from8, grid, span6 } from '../ui/spans.styles'
import { list, words } from './for-parents.styles'
import { item, list as points } from './value-props.styles'

/** A guide, films, someone to ask: the order of every kit's list. */
const ICONS: IconName[] = ['book', 'film', 'user']

type ForParentsProps = {
  forParents: KitPage['forParents']
  /** of the points, in their order */
  icons?: readonly IconName[]
}

/** S-102. */
export function ForParents({ forParents, icons = ICONS }: ForParentsProps) {
  return (
    <section className={section} aria-labelledby="for-parents">
      <div className={`${wrap} ${grid} ${centred}`}>
        {forParents.picture && (
          <div className={span6}>
            <Picture picture={forParents.picture} sizes="(min-width: 1240px) 608px, (min-width: 1024px) 50vw, 100vw" />
          </div>
        )}
        <div className={`${from8} ${words}`}>
          <h2 className={h2} id="for-parents">
            {forParents.heading}
          </h2>
          <p className={soft}>{forParents.intro}</p>
          <ul className={`${points} ${list}`}>
            {forParents.items.map((text, index) => (
              <li key={text} className={item}>
                <Icon name={icons[index] ?? 'check'} />
                <Point text={text} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** "Play guide: 40 pages": what stands before the colon is its name. */
function Point({ text }: { text: string }) {
  const [, name, rest] = /^([^:]{3,40}?)(\s?:.+)$/s.exec(text) ?? []
  if (!name) return <span>{text}</span>
  return (
    <span>
      <b>{name}</b>
      {rest}
    </span>
  )
}
