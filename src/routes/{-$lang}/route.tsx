import { createFileRoute, Outlet } from '@tanstack/react-router'
import { isLanguage, type Language } from '~/services/domain/locale'
import { useLive } from '../-shell/live'

/** Every page stands below an optional language; an unknown one is another path, and so not found. */
export const Route = createFileRoute('/{-$lang}')({
  params: {
    parse: ({ lang }): { lang?: Language } | false => {
      if (lang === undefined) return {}
      return isLanguage(lang) && lang !== 'en' ? { lang } : false
    },
    stringify: ({ lang }: { lang?: Language }) => ({ lang }),
  },
  component: Pages,
})

function Pages() {
  useLive()
  return <Outlet />
}
