import { useTranslations } from 'use-intl'
import type { ReferralBannerView } from '~/machines/account/referral-banner/referral-banner.connect'
import type { ReferralBanner } from '~/services/flows/content/account-page.contract'
import { buttonClass } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { about, list, banners as looks, text, title } from './referral-banners.styles'

type ReferralBannersProps = { view: ReferralBannerView & { banners: readonly ReferralBanner[] } }

/** At the end of a page of the account (A-204 … A-208): those of the content that are for this person. */
export function ReferralBanners({ view }: ReferralBannersProps) {
  const { machine, state, conditions, banners, childName } = view
  const shown = conditions.flatMap((condition) =>
    banners.filter((banner) => banner.condition === condition).slice(0, 1),
  )
  return (
    <div data-machine={machine} data-state={state} className={list}>
      {shown.map((banner) => (
        <Banner
          key={banner.condition}
          banner={banner}
          childName={banner.condition === 'bfcm-cp-upsell' ? null : childName}
        />
      ))}
    </div>
  )
}

function Banner({ banner, childName }: { banner: ReferralBanner; childName: string | null }) {
  const t = useTranslations('account')
  const { backgroundColor, description, cta } = banner
  return (
    <section className={looks[backgroundColor]} aria-label={banner.title}>
      <div>
        {childName && <p className={about}>{t('afterKitsOf', { name: childName })}</p>}
        <h2 className={title}>{banner.title}</h2>
        <p className={text}>{description}</p>
      </div>
      <TextLink className={buttonClass({})} href={cta.linkUrl} isNewWindow={cta.blankTarget}>
        {cta.linkText}
      </TextLink>
    </section>
  )
}
