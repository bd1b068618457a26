import { contentType, entryName, flag, json, line, many, one, picture, prose, whole } from './define.ts'

/** Values of `localeOverride`: the eight locale codes of the shop (S-416). */
const LOCALE_CODES = ['en-US', 'en-GB', 'en-AU', 'en-EU', 'es', 'de', 'fr', 'nl']

const URL_HELP = 'A path of this shop ("/cart", without a language) or a whole https address.'
const HIDDEN_HELP = 'Kept, but shown to nobody.'
const LOCALE_HELP = 'Show only to visitors of this locale. Empty: to all.'

const linkFields = [
  line('linkText', 'Text', { required: true, max: 80 }),
  line('linkUrl', 'Address', { required: true, shared: true, help: URL_HELP, pattern: '^(/|https://|mailto:)' }),
  flag('blankTarget', 'New tab', 'Open in a new tab.'),
  line('localeOverride', 'Only for locale', { shared: true, in: LOCALE_CODES, help: LOCALE_HELP }),
  flag('hidden', 'Hidden', HIDDEN_HELP),
]

export const shellTypes = [
  contentType('cmsLink', 'Link', 'A link or button: its words, where it leads and how it looks.', [
    entryName,
    ...linkFields,
    line('buttonStyle', 'Style', { shared: true, in: ['primary', 'secondary', 'link'], help: 'One primary per view.' }),
    line('badgeText', 'Badge', { max: 24, help: 'A word or two beside the link, for example "New".' }),
  ]),
  contentType('menuItem', 'Menu entry', 'One entry of the main menu. With columns it opens the large menu.', [
    entryName,
    ...linkFields,
    line('badgeText', 'Badge', { max: 24 }),
    many('columns', 'Columns', ['menuColumn'], { max: 5, help: 'At most five; without any this is a plain link.' }),
    picture('image', 'Picture', { help: 'Shown beside the columns on wide screens.' }),
    many('more', 'Links beside the columns', ['cmsLink']),
    flag('needsCourses', 'Only with courses', 'Show only to a visitor who owns a course.'),
  ]),
  contentType('menuColumn', 'Menu column', 'A titled list of links, in the large menu or the footer.', [
    entryName,
    line('title', 'Title', { required: true, max: 40 }),
    line('subTitle', 'Second line', { max: 40 }),
    picture('image', 'Picture', { help: 'In the large menu: above the title.' }),
    one('titleLink', 'Title leads to', ['cmsLink']),
    many('links', 'Links', ['cmsLink']),
  ]),
  contentType('menu', 'Menu', 'The main menu of the shop.', [
    entryName,
    many('entries', 'Entries', ['menuItem', 'cmsLink'], { required: true }),
  ]),
  contentType('topBanner', 'Top banner', 'One sentence above the header. Visitors can close it.', [
    entryName,
    line('bannerKey', 'Key', {
      required: true,
      shared: true,
      unique: true,
      pattern: '^[a-z0-9-]+$',
      help: 'Change it when the message changes: visitors who closed the old one then see the new one.',
    }),
    prose('html', 'Message', { required: true, max: 200, help: 'One short sentence. Bold and links are allowed.' }),
    one('link', 'Link', ['cmsLink']),
    line('backgroundColor', 'Background', { shared: true, help: 'Empty: the colour of the shop.' }),
    line('textColor', 'Text colour', { shared: true, help: 'Empty: white.' }),
    flag('hidden', 'Hidden', HIDDEN_HELP),
  ]),
  contentType('footer', 'Footer', 'The foot of every page but the cart.', [
    entryName,
    line('tagline', 'Tagline', { required: true, max: 80 }),
    prose('text', 'Text', { required: true, max: 300 }),
    many('columns', 'Columns', ['menuColumn'], { max: 4 }),
    many('legalLinks', 'Legal links', ['cmsLink']),
    line('copyright', 'Copyright line', { required: true, max: 120 }),
  ]),
  contentType('regionOption', 'Region', 'An entry of the region list.', [
    entryName,
    line('label', 'Label', { required: true }),
    line('shortLabel', 'Short label', { required: true, shared: true }),
    line('link', 'Link', { required: true, shared: true, help: 'The path of the current page is appended.' }),
    whole('position', 'Position', { required: true, min: 1, max: 50 }),
  ]),
  contentType('languageOption', 'Language', 'An entry of the language list.', [
    entryName,
    line('label', 'Label', { required: true }),
    line('shortLabel', 'Short label', { required: true, shared: true }),
    line('link', 'Link', {
      shared: true,
      pattern: '^(|/[a-z]{2})$',
      help: 'Nothing for English, else "/" and two letters. The path of the current page is appended.',
    }),
    whole('position', 'Position', { required: true, min: 1, max: 50 }),
  ]),
  contentType('keyValueList', 'Key-value list', 'Short texts of one place, each under a fixed key.', [
    entryName,
    line('listId', 'Id', {
      required: true,
      shared: true,
      unique: true,
      pattern: '^[a-z0-9-]+$',
      help: 'Pages ask by it. Do not change it.',
    }),
    json('entries', 'Texts', { required: true, help: 'Change the texts, never the keys.' }),
  ]),
  contentType('shell', 'Shell', 'What stands around every page. There is one entry.', [
    entryName,
    one('topBanner', 'Top banner', ['topBanner']),
    one('menu', 'Menu', ['menu'], { required: true }),
    one('footer', 'Footer', ['footer'], { required: true }),
    one('finder', 'Birth-date question of the menus', ['birthDateQuestion']),
    many('drawerLinks', 'Menu of phones: further links', ['cmsLink']),
    one('homeCta', 'Button of the sticky bar: home', ['cmsLink'], { required: true }),
    one('playKitsCta', 'Button of the sticky bar: Play Kits', ['cmsLink'], { required: true }),
    one('getStartedCta', 'Get-started button', ['cmsLink'], { required: true }),
    many('regions', 'Regions', ['regionOption'], { required: true }),
    many('languages', 'Languages', ['languageOption'], { required: true }),
  ]),
]
