import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foreignText } from './foreign-text.ts'
import { writeMail } from './mails.ts'
import type { MailContent } from './mail-content.ts'

const PUBLIC_URL = 'https://quarry.test'
const order = { email: 'ada@quarry.test', language: 'en', publicUrl: PUBLIC_URL } as const
const contents: MailContent[] = [
  { kind: 'code', scene: 1, code: '048213', validMinutes: 10 },
  { kind: 'code', scene: 2, code: '730164', validMinutes: 10 },
  { kind: 'no-account' },
  { kind: 'password-changed', at: new Date('2026-11-20T18:40:00Z') },
  { kind: 'email-changed', at: new Date('2026-11-20T18:40:00Z'), token: 'aB3-_' },
  { kind: 'email-taken-back', at: new Date('2026-11-20T18:40:00Z') },
  { kind: 'deletion-requested', at: new Date('2026-12-20T18:40:00Z') },
  { kind: 'account-deleted' },
  {
    kind: 'share-digest',
    news: [
      { name: 'Lobby', path: '/material/7', comments: 2, answers: 1, approvedBy: [] },
      { name: 'House <b>', path: '/budgetList/8', comments: 0, answers: 0, approvedBy: ['Li Wei', 'Eve'] },
    ],
  },
  { kind: 'account-locked', at: new Date('2026-11-20T18:40:00Z'), news: { reason: 'Sent <b>spam</b>' } },
  { kind: 'account-unlocked', at: new Date('2026-11-20T18:40:00Z'), news: {} },
  { kind: 'role-changed', at: new Date('2026-11-20T18:40:00Z'), news: { role: 'editor' } },
  { kind: 'company-verified', at: new Date('2026-11-20T18:40:00Z'), news: { company: 'North & Sons' } },
  {
    kind: 'company-refused',
    at: new Date('2026-11-20T18:40:00Z'),
    news: { company: 'North & Sons', reason: 'The licence cannot be read.' },
  },
  {
    kind: 'invitation',
    invitationId: '6f1c0b52-58a4-4a7e-9c35-0a4ff0f6b0aa',
    by: 'Li Wei',
    address: 'li@studio.test',
    to: 'budget',
    name: 'House <b>',
    right: 'edit',
    message: 'Have a look <i>',
  },
  {
    kind: 'notice-digest',
    more: 2,
    news: [
      { kind: 'board-taken-down', count: 1, details: { boardId: '7', name: 'Lobby <b>', reason: 'Not yours' } },
      { kind: 'import-done', count: 1, details: { importId: '7', name: 'list.csv' } },
      { kind: 'import-failed', count: 1, details: { importId: '8', name: 'list.csv' } },
      {
        kind: 'certificate-expiring',
        count: 1,
        details: {
          productId: '1',
          skuId: '2',
          name: '橡木',
          enName: 'Oak',
          scheme: '低排放',
          enScheme: 'Low emission',
          number: 'A 1',
          expiresOn: '2027-01-20',
        },
      },
      {
        kind: 'substituted',
        count: 1,
        details: {
          of: 'budget',
          refId: '9',
          name: 'Harbour hotel',
          by: 'Li',
          places: 3,
          from: { name: '橡木', enName: 'Oak' },
          to: { name: '白蜡木', enName: 'Ash' },
          reopens: true,
        },
      },
    ],
  },
]
const inBothLanguages = (all: readonly MailContent[]) =>
  all.flatMap((content) => (['en', 'zh-CN'] as const).map((language) => ({ content, language })))
const inBoth = inBothLanguages(contents)

/** What a person reads of an HTML mail. */
function readable(html: string): string {
  return html
    .replace(/^.*<body/s, '<body')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => SIGNS[name] ?? '')
    .replaceAll(/\s+/g, ' ')
}
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

describe('a mail', () => {
  it('shows its code in the subject, where a phone tells of it, and in the body in one piece', () => {
    for (const { content, language } of inBoth) {
      if (content.kind !== 'code') continue
      const { subject, text, html } = writeMail(content, { ...order, language })
      expect(subject).toMatch(new RegExp(`^${content.code} `))
      expect(text).toMatch(new RegExp(`^${content.code}$`, 'm'))
      expect(html).toContain(`>${content.code}</p>`)
      expect(text).toMatch(/10 minutes|10 分钟/)
    }
  })

  it('tells a code to sign in from a code for a new password', () => {
    const [signIn, reset] = contents.slice(0, 2).map((content) => writeMail(content, order))
    expect(signIn?.text).toContain('without the code nobody gets in')
    expect(reset?.text).toContain('your password stays as it is')
    expect(signIn?.subject.slice(6)).not.toBe(reset?.subject.slice(6))
  })

  it('says kindly that there is no account, holds no code, and leads to where one is made', () => {
    const { text, html } = writeMail({ kind: 'no-account' }, order)
    expect(text).toContain('No account goes by that address')
    expect(text).not.toMatch(/\d{6}/)
    expect(text).toContain(`${PUBLIC_URL}/login`)
    expect(html).toContain(`href="${PUBLIC_URL}/login"`)
  })

  it('says when a password was changed, in a time that its reader knows, and what to do about it', () => {
    const at = new Date('2026-11-20T18:40:00Z')
    expect(writeMail({ kind: 'password-changed', at }, order).text).toContain('20 November 2026 at 18:40 UTC')
    const chinese = writeMail({ kind: 'password-changed', at }, { ...order, language: 'zh-CN' }).text
    expect(chinese).toContain('北京时间 2026年11月21日 02:40')
    expect(chinese).toContain('忘记密码')
  })

  it('says what somebody has not read, a line each, and where they choose what is mailed', () => {
    const content = contents.find(({ kind }) => kind === 'notice-digest')
    if (!content) throw new Error('no digest')
    const { subject, text } = writeMail(content, order)
    expect(subject).toBe('7 notices for you on Quarry')
    expect(text).toContain('A certificate of “Oak” ends on 20 January 2027: Low emission, no. A 1.')
    expect(text).toContain('And 2 more.')
    expect(text).toContain(`${PUBLIC_URL}/#notices`)
    expect(text).toContain(`${PUBLIC_URL}/user/info#notice-settings`)
    expect(writeMail(content, { ...order, language: 'zh-CN' }).text).toContain('“橡木”的证书将于 2027年1月20日 到期')
  })

  it('says in its subject that something is approved, where it tells of nothing else', () => {
    const lobby = { name: 'Lobby', path: '/material/7', comments: 0, answers: 0, approvedBy: ['Li Wei'] }
    const digest = (...news: (typeof lobby)[]): MailContent => ({ kind: 'share-digest', news })
    expect(writeMail(digest(lobby), order).subject).toBe('“Lobby” is approved')
    expect(writeMail(digest(lobby), { ...order, language: 'zh-CN' }).subject).toBe('“Lobby”已获确认')
    expect(writeMail(digest(lobby, lobby), order).subject).toBe('News of what you share on Quarry')
  })

  it('says the same as text and as HTML, in its language', () => {
    for (const { content, language } of inBoth) {
      const { text, html } = writeMail(content, { ...order, language })
      expect(html).toContain(`<html lang="${language}">`)
      for (const line of text.split('\n').filter((line) => line && !line.startsWith('--') && !line.includes('://')))
        expect(readable(html)).toContain(line.replaceAll(/\s+/g, ' '))
      expect(/[\u4e00-\u9fff]/.test(text)).toBe(language === 'zh-CN')
    }
  })

  it('says first who invites, as a person and not as Quarry', () => {
    const content = contents.find(({ kind }) => kind === 'invitation')
    if (!content) throw new Error('no invitation')
    const { subject, text, html } = writeMail(content, order)
    expect(subject).toBe('Invitation from “Li Wei” to work on “House <b>”')
    const first = 'A person who uses Quarry invites you to work together: “Li Wei” (li@studio.test).'
    expect(text.startsWith(`${first}\n\nTheir name and words are their own, and not those of Quarry.`)).toBe(true)
    expect(readable(html)).toContain(`${first} Their name and words`)
    const chinese = writeMail(content, { ...order, language: 'zh-CN' }).text
    expect(chinese.startsWith('一位 Quarry 用户邀请您一起协作：“Li Wei”（li@studio.test）。\n')).toBe(true)
  })

  it('has no address in what people wrote, and no line that they broke', () => {
    const lure = 'See\r\nhttps://evil.example/pay or evil.example, pay@evil.example'
    const by = { by: lure, name: lure, text: lure }
    const foreign: MailContent[] = [
      {
        kind: 'share-digest',
        news: [{ name: lure, path: '/material/7', comments: 1, answers: 0, approvedBy: [lure] }],
      },
      {
        kind: 'invitation',
        invitationId: '6f1c0b52-58a4-4a7e-9c35-0a4ff0f6b0aa',
        ...by,
        address: 'li@studio.test',
        to: 'budget',
        right: 'edit',
        message: lure,
      },
      {
        kind: 'notice-digest',
        more: 0,
        news: [
          { kind: 'mention', count: 1, details: { of: 'board', refId: '7', ...by } },
          { kind: 'team-comment', count: 2, details: { of: 'board', refId: '7', ...by } },
        ] as never,
      },
    ]
    for (const { content, language } of inBothLanguages(foreign)) {
      const { subject, text, html } = writeMail(content, { ...order, language })
      const whole = `${subject}\n${text}\n${html}`
      expect(subject).not.toMatch(/[\r\n]/)
      expect(whole).not.toMatch(/evil\.example|https:\/\/evil|\S@evil/)
      for (const part of [text, html]) expect(part).toContain(foreignText(lure))
    }
  })

  it('fetches nothing, and runs nothing', () => {
    for (const { content, language } of inBoth) {
      const { html } = writeMail(content, { ...order, language })
      expect(html).not.toMatch(/<(img|script|link|iframe|form|table)|url\(|@import|\ssrc=/i)
      expect([...html.matchAll(/href="([^"]*)"/g)].every(([, address]) => address?.startsWith(PUBLIC_URL))).toBe(true)
    }
  })

  it('shows an address with HTML in it as it was written', () => {
    const hostile = fc.oneof(
      fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '&lt;b&gt;', "'onclick='x"),
      fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", '/', 'a', ';', '$', '`') }),
    )
    fc.assert(
      fc.property(hostile, fc.constantFrom(...inBoth), (noise, { content, language }) => {
        const written = writeMail(content, { email: `a${noise}@quarry.test`, language, publicUrl: PUBLIC_URL }).html
        const plain = writeMail(content, { email: 'a@quarry.test', language, publicUrl: PUBLIC_URL }).html
        expect(written.match(/<[^>]*>/g)).toEqual(plain.match(/<[^>]*>/g))
        expect(readable(written)).toContain(`a${noise}@quarry.test`)
      }),
    )
  })
})
