import type { KitPage } from '~/services/flows/content/kit-pages.contract'
import { h2, ruler, section, visuallyHidden, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { grid } from '../ui/spans.styles'
import { band, head, heading, intro, learn, list, text, title, toy } from './kit-includes.styles'

const LARGE = '(min-width: 1240px) 608px, (min-width: 768px) 50vw, 100vw'
const SMALL = '(min-width: 1240px) 397px, (min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw'

type Inside = Pick<KitPage, 'includesHeading' | 'ageDescription' | 'includesIntro' | 'includes' | 'labels'>

/** S-083, S-102: what lies in the box. */
export function KitIncludes({ page }: { page: Inside }) {
  return (
    <>
      <div className={ruler} aria-hidden="true" />
      <section className={`${section} ${band}`} aria-labelledby="includes">
        <div className={wrap}>
          <div className={`${grid} ${head}`}>
            <h2 className={`${h2} ${heading}`} id="includes">
              {page.includesHeading}
            </h2>
            <div className={intro}>
              {page.ageDescription && <p>{page.ageDescription}</p>}
              {page.includesIntro && <p>{page.includesIntro}</p>}
            </div>
          </div>
          <ul className={list}>
            {page.includes.map((item, index) => (
              <li key={item.title} className={toy}>
                {item.picture && (
                  <Picture picture={item.picture} sizes={index < 2 ? LARGE : SMALL} shape="four" isDecorative />
                )}
                <h3 className={title}>{item.title}</h3>
                <p className={text}>{item.description}</p>
                {item.skill && (
                  <p className={learn}>
                    <span className={visuallyHidden}>{page.labels.learn}: </span>
                    {item.skill}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
