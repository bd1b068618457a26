import { useTranslations } from 'use-intl'
import { Button } from '../ui/button'
import { error } from '../ui/field.styles'
import { Icon } from '../ui/icon'
import { Changing } from '../ui/locked'
import { action } from './reading-club.styles'
import type { ReadingClubView } from './reading-club-page'

/** the subscription goes on; A-067: or the text under the button says that it does not. */
export function UnpauseButton({ view: { unpause }, onClick }: { view: ReadingClubView; onClick: () => void }) {
  const t = useTranslations('readingClub')
  if (!unpause) return null
  return (
    <div className={action} data-machine={unpause.machine} data-state={unpause.state}>
      <Changing label={t('unpause')}>
        <Button
          onClick={onClick}
          isBusy={unpause.isBusy}
          disabled={!unpause.can.click && !unpause.isBusy}
          aria-describedby={unpause.hasFailed ? 'unpause-failed' : undefined}
        >
          {!unpause.isBusy && <Icon name="skip" />}
          {t('unpause')}
        </Button>
      </Changing>
      <div role="alert">
        {unpause.hasFailed && (
          <p className={error} id="unpause-failed">
            <Icon name="alert" />
            <span>{t('unpauseFailed')}</span>
          </p>
        )}
      </div>
    </div>
  )
}
