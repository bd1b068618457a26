import { createFileRoute, Outlet } from '@tanstack/react-router'
import { isLocaleCode, type LocaleCode } from '~/services/domain/locale'
import { useLive } from '../../-shell/live'

/** Pages whose address names a whole locale (decided: E-103); an unknown code is another path, and so not found. */
export const Route = createFileRoute('/$locale/checkout')({
  params: {
    parse: ({ locale }): { locale: LocaleCode } | false => (isLocaleCode(locale) ? { locale } : false),
    stringify: ({ locale }: { locale: LocaleCode }) => ({ locale }),
  },
  component: Pages,
})

function Pages() {
  useLive()
  return <Outlet />
}
