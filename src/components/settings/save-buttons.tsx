import { useTranslations } from 'use-intl'
import { Button } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { actions, back } from './form.styles'

type SaveButtonsProps = { isBusy: boolean; backHref: string; save: string }

/** What a form of the settings ends with. */
export function SaveButtons({ isBusy, backHref, save }: SaveButtonsProps) {
  const t = useTranslations('settings')
  return (
    <div className={actions}>
      <Button type="submit" isBusy={isBusy} holdsClick>
        {save}
      </Button>
      <TextLink className={back} href={backHref}>
        {t('goBack')}
      </TextLink>
    </div>
  )
}
