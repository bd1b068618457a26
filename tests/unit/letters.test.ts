import { expect, test } from 'vitest'
import { written } from '~/services/platform/letters/letter'
import type { Part } from '~/services/platform/letters/letter-parts'

const LINK = 'https://shop.test/account#1?a=1&b=2'
const PARTS: Part[] = [
  { kind: 'heading', text: 'Hello <b>Noor</b>' },
  { kind: 'text', text: `Two lines,\nand where: ${LINK}` },
  { kind: 'code', text: 'Your code', code: '012345' },
  { kind: 'rows', rows: [['1 × "Tables"', '€36.00']] },
  { kind: 'link', text: 'You can start again', label: 'Start again', href: LINK },
  { kind: 'link', text: 'The order', href: `${LINK}2` },
]

test('a letter as text has a line for each row, and codes and links behind their words', () => {
  expect(written(PARTS, 'en').text.split('\n')).toEqual([
    ...[
      'Hello <b>Noor</b>',
      '',
      'Two lines,',
      `and where: ${LINK}`,
      '',
      'Your code: 012345',
      '',
      '1 × "Tables": €36.00',
      '',
    ],
    ...[`You can start again: ${LINK}`, '', `The order: ${LINK}2`],
  ])
  expect(written(PARTS, 'fr').text).toContain('Your code\u202f: 012345')
})

test('a letter as HTML is in its language, and what somebody has typed is text in it', () => {
  const { html } = written(PARTS, 'fr')
  expect(html).toMatch(/^<!doctype html>\n<html [^>]*lang="fr"/)
  expect(html).toContain('Hello &lt;b&gt;Noor&lt;/b&gt;')
  expect(html).not.toContain('<b>')
})

test('all that a letter leads to is a link: by what it is called, addresses as they are', () => {
  const links = [...written(PARTS, 'en').html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  const said = (html: string) => html.replace(/<!--.*?-->|<[^>]*>|\[if.*?\]/gs, '').trim()
  expect(links.map(([, href = '', text = '']) => [href.replaceAll('&amp;', '&'), said(text)])).toEqual([
    [LINK, 'shop.test/account#1?a=1&amp;b=2'],
    [LINK, 'Start again'],
    [`${LINK}2`, 'The order'],
  ])
})

test('the first link of a letter is a button, under the words that are more than it says', () => {
  const { html } = written(PARTS, 'en')
  const buttons = [...html.matchAll(/<a [^>]*style="[^"]*background-color[^"]*"[^>]*>/g)]
  expect(buttons.map(([tag]) => tag.includes(`href="${LINK.replaceAll('&', '&amp;')}"`))).toEqual([true])
  expect(html).toMatch(/You can start again:<\/p>.*Start again/s)
  expect(html).not.toContain('The order:')
})

test('a letter as HTML is called by its heading, and a row has its name before its value', () => {
  const { html } = written(PARTS, 'en')
  expect(html).toContain('<title>Hello &lt;b&gt;Noor&lt;/b&gt;</title>')
  expect(html).toMatch(/<td[^>]*>1 × &quot;Tables&quot;<\/td><td[^>]*>€36.00<\/td>/)
})

test('what a list of letters shows of one is its first words, never its code', () => {
  const { html } = written([...PARTS.slice(2, 3), { kind: 'text', text: 'Enter it on the page.' }], 'en')
  const [preview = ''] = /<div style="display:none.*?<\/div>/s.exec(html) ?? []
  expect(preview).toContain('Enter it on the page.')
  expect(preview).not.toContain('012345')
})

test('a letter fetches nothing and runs nothing: no picture, script, sheet or font', () => {
  expect(written(PARTS, 'en').html).not.toMatch(/<(img|script|link|iframe|style)\b|url\(|@import/)
})
