import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { shareAddressEn, shareAddressZh } from '../../../../locales/share-address-texts.ts'
import { aLink } from '../../../../testing/own-links.ts'
import { mailOf } from './mail-of.ts'

const i18n = createInstance()
const resources = {
  en: { translation: { shareAddress: shareAddressEn } },
  'zh-CN': { translation: { shareAddress: shareAddressZh } },
}
void i18n.init({ lng: 'en', resources, interpolation: { escapeValue: false }, initAsync: false })

const URL = 'https://quarry.example/share/a-token_1'
const read = (mail: string) => {
  const [to, query = ''] = mail.split('?')
  const said = Object.fromEntries(query.split('&').map((part) => part.split('=').map(decodeURIComponent)))
  return { to, ...(said as { subject: string; body: string }) }
}

test('a mail is written in the language of the link, with its address on a line of its own', () => {
  const link = aLink({ kind: 'budget', role: 'approve', hasPassword: true, expiresAt: Date.UTC(2026, 11, 3, 12) })
  const { to, subject, body } = read(mailOf(link, URL, i18n.getFixedT('en')))
  expect([to, subject]).toEqual(['mailto:', 'A material list for you'])
  expect(body.split('\r\n\r\n')).toEqual([
    'Hello,',
    'here is the material list:',
    URL,
    expect.stringMatching(/^You need no account .* approve it\. The link works until December 3, 2026 at .* password/),
    'Kind regards',
  ])
  const chinese = aLink({ kind: 'board', role: 'view', language: 'zh-CN' })
  const said = read(mailOf(chinese, URL, i18n.getFixedT('zh-CN')))
  expect(said.subject).toBe('请查看材料板')
  expect(said.body).toContain(URL)
  expect(said.body).not.toMatch(/密码|Hello/)
})

test('a mail is short enough for every mail program, in whatever language', () => {
  const lengths = (['en', 'zh-CN'] as const).map(
    (language) => mailOf(aLink({ language, role: 'approve', hasPassword: true }), URL, i18n.getFixedT(language)).length,
  )
  // What Windows hands on.
  expect(Math.max(...lengths)).toBeLessThan(2000)
})
