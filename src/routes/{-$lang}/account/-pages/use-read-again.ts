import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { watchPage } from '~/services/browser/account'
import { logFailure } from '~/services/browser/report'
import { useShell } from '../../../-shell/shell'
import type { Around } from './around'

const isPage = ({ routeId }: { routeId: string }) => routeId === '/{-$lang}/account/$'

/**
 * Keeps a page that has no machine to ask again at what is so (docs/decisions/0066-account-reads.md): `load` reads it once
 * more, from the cache where nothing is old, and the router draws it anew. What cannot be read leaves it as it is. `load`
 * stays the same function as long as the page does, and answers whether there is something to show.
 */
export function useReadAgain(load: (around: Around) => Promise<boolean>) {
  const router = useRouter()
  const { locale } = useShell()
  const account = getRouteApi('/{-$lang}/account').useLoaderData()
  const as = account.ok ? account.value.as : null
  useEffect(() => {
    if (as === null) return
    let isLeft = false
    const around = { context: { locale, reads: null }, search: {}, account: Promise.resolve({ as }) }
    const end = watchPage(() => {
      load(around).then(
        (isRead) => (isRead && !isLeft ? router.invalidate({ filter: isPage }) : undefined),
        () => logFailure('account.page-failed'),
      )
    })
    return () => {
      isLeft = true
      end()
    }
  }, [router, locale, as, load])
}
