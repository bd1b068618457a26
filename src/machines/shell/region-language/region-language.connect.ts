import { marks, type Reading } from '~/machines/runtime/reading'
import type { regionLanguageMachine } from './region-language.machine'
import {
  type LinkOption,
  languageHref,
  nameLanguage,
  regionHref,
  selectedLanguage,
  selectedRegion,
} from './region-language.rules'

type Shown = {
  options: readonly LinkOption[]
  selected: LinkOption | null
  hrefOf: (option: LinkOption) => string
  /** of what is not named in the language of the page */
  langOf?: (option: LinkOption) => string
}

/** Options are links with their whole address, so that they work before the machine is there and without scripts. */
const dropdown = ({ options, selected, hrefOf, langOf }: Shown, isOpen: boolean) => ({
  isOpen,
  label: selected?.label ?? null,
  /** where there is little room: a code, a currency's sign */
  shortLabel: selected?.shortLabel ?? null,
  options: options.map((option) => ({
    label: option.label,
    href: hrefOf(option),
    lang: langOf?.(option),
    isSelected: option === selected,
  })),
})

/** `path` is the page's, which the router knows: the machine keeps the one that it started on. */
export function connectRegionLanguage(
  snapshot: Reading<typeof regionLanguageMachine>,
  path: string = snapshot.context.path,
) {
  const { regions, languages, region, language } = snapshot.context
  return {
    ...marks('regionLanguage', snapshot),
    isBusy: snapshot.hasTag('busy'),
    region: dropdown(
      { options: regions, selected: selectedRegion(regions, region), hrefOf: (option) => regionHref(option, path) },
      snapshot.matches({ open: 'region' }),
    ),
    language: dropdown(
      {
        options: languages,
        selected: selectedLanguage(languages, language),
        hrefOf: (option) => languageHref(option, path),
        langOf: nameLanguage,
      },
      snapshot.matches({ open: 'language' }),
    ),
  }
}
export type RegionLanguageView = ReturnType<typeof connectRegionLanguage>
