import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '~/services/domain/locale'
import { splitAtAddresses } from '~/services/domain/text/text.rules'
import * as look from './letter-look'
import { colonOf, type Part } from './letter-parts'

type LetterProps = { view: { parts: readonly Part[]; language: Language } }

/** One column with its styles on the elements themselves, of which programs for mail leave most; no picture has to be fetched. */
export const htmlOf = (parts: readonly Part[], language: Language): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Letter view={{ parts, language }} />)}`

function Letter({ view: { parts, language } }: LetterProps) {
  const title = parts.find(({ kind }) => kind === 'heading')
  const said = parts.find(({ kind }) => kind === 'text')
  const main = parts.findIndex(({ kind }) => kind === 'link')
  return (
    <Html lang={language}>
      <Head>
        {title?.kind === 'heading' && <title>{title.text}</title>}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
      </Head>
      {said?.kind === 'text' && <Preview>{said.text}</Preview>}
      <Body style={look.body}>
        <Container style={look.sheet}>
          <Ruler />
          <Text style={look.name}>playchart</Text>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <PartOf key={index} view={{ part, language, isMain: index === main }} />
          ))}
        </Container>
      </Body>
    </Html>
  )
}

/** The five years of the growth chart, as the shop has them. */
const Ruler = () => (
  <table role="presentation" style={look.ruler} cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        {look.YEARS.map((color) => (
          <td key={color} style={look.year(color)}>
            {'\u00a0'}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
)

type PartProps = { view: { part: Part; language: Language; isMain: boolean } }

function PartOf({ view: { part, language, isMain } }: PartProps) {
  switch (part.kind) {
    case 'heading':
      return (
        <Heading as="h1" style={look.heading}>
          {part.text}
        </Heading>
      )
    case 'text':
      return <Text style={look.text}>{lined(part.text)}</Text>
    case 'rows':
      return <Rows view={{ rows: part.rows }} />
    case 'code':
      return (
        <>
          <Text style={look.label}>{part.text}</Text>
          <Text style={look.code}>{part.code}</Text>
        </>
      )
    case 'link':
      return <LinkOf view={{ ...part, language, isMain }} />
  }
}

type LinkProps = { view: Extract<Part, { kind: 'link' }> & Omit<PartProps['view'], 'part'> }

/** What a letter is about first is a button; what else it leads to, a line. */
function LinkOf({ view: { text, label, href, language, isMain } }: LinkProps) {
  const link = isMain ? (
    <Button href={href} style={look.button}>
      {label ?? text}
    </Button>
  ) : (
    <Link href={href} style={look.link}>
      {label ?? text}
    </Link>
  )
  return (
    <>
      {label && <Text style={look.text}>{`${text}${colonOf(language)}`}</Text>}
      <Text style={look.links}>{link}</Text>
    </>
  )
}

const Rows = ({ view: { rows } }: { view: { rows: readonly [string, string][] } }) => (
  <table style={look.rows} cellPadding={0} cellSpacing={0}>
    <tbody>
      {rows.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <tr key={index}>
          <td style={look.row}>{name}</td>
          <td style={look.value}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Its lines, and each address in them a link: not every program makes one of it. */
const lined = (text: string) =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
    <Fragment key={index}>
      {index > 0 && <br />}
      {splitAtAddresses(line).map((part, at) => (at % 2 === 0 ? part : <Address key={part} view={{ href: part }} />))}
    </Fragment>
  ))

const Address = ({ view: { href } }: { view: { href: string } }) => (
  <Link href={href} style={look.link}>
    {href.replace(/^https?:\/\//, '')}
  </Link>
)
