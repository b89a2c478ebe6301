import { countTodos } from '../../contract/collaboration/discussion-calls.ts'
import {
  defaultSetting,
  getNoticePage,
  getUnreadNotices,
  noticeKinds,
  readNotices,
  type Notice,
  type NoticeSetting,
} from '../../contract/notices.ts'
import { answer } from './server-answers.ts'

let count = 0

/** A notice of a refused company, unread; a test states only what matters to it. */
export function aNotice(facts: Partial<Notice> = {}): Notice {
  count += 1
  return {
    id: `${count}`,
    kind: 'company-refused',
    version: `${1000 - count}`,
    count: 1,
    time: Date.UTC(2026, 10, 26, 8),
    isRead: false,
    isGone: false,
    details: { company: `Company ${count}`, reason: 'The document cannot be read.' },
    ...facts,
  } as Notice
}

/** One of each kind. */
export function noticesOfAllKinds(): Notice[] {
  const discussed = {
    of: 'board',
    refId: '9',
    name: 'Tea house',
    by: 'Bo',
    commentId: '31',
    text: 'Which oak?',
  } as const
  const shared = { of: 'budget', refId: '8', name: 'Harbour hotel', by: 'Mrs Li' } as const
  return [
    aNotice({
      kind: 'board-taken-down',
      details: { boardId: '7', name: 'Lobby', reason: 'A logo that is not yours.' },
    }),
    aNotice({ kind: 'comment', count: 3, details: shared }),
    aNotice({ kind: 'approval', details: shared }),
    aNotice({
      kind: 'certificate-expiring',
      details: {
        productId: '1',
        skuId: '21',
        name: '烟熏橡木',
        enName: 'Smoked oak',
        scheme: '低排放',
        enScheme: 'Low emission',
        number: 'A 7',
        expiresOn: '2027-01-20',
      },
    }),
    aNotice({ kind: 'import-done', isRead: true, details: { importId: '5', name: 'tiles.csv' } }),
    aNotice({ kind: 'import-failed', isRead: true, isGone: true, details: { importId: '6', name: 'oaks.xlsx' } }),
    aNotice({ kind: 'company-verified', isRead: true, details: { company: 'Atelier Linden' } }),
    aNotice({ isRead: true }),
    aNotice({
      kind: 'substituted',
      isRead: true,
      details: {
        ...shared,
        places: 2,
        from: { name: '烟熏橡木', enName: 'Smoked oak' },
        to: { name: '白蜡木', enName: 'Ash' },
        reopens: true,
      },
    }),
    aNotice({ kind: 'mention', isRead: true, details: discussed }),
    aNotice({ kind: 'to-do', isRead: true, details: { ...discussed, dueOn: '2027-02-01' } }),
    aNotice({ kind: 'to-do-done', isRead: true, details: discussed }),
    aNotice({ kind: 'team-comment', isRead: true, count: 2, details: discussed }),
  ]
}

/** The default delivery of each kind of notice for staff. */
export function defaultSettings(): NoticeSetting[] {
  return noticeKinds.map((kind) => ({ kind, ...defaultSetting(kind) }))
}

/** The answer to each request for the number of unread notices. */
export function answerUnread(count: () => number): void {
  answer(getUnreadNotices, () => ({ count: count() }))
}

/** All notices of a member, on one page. */
export function answerNotices(list: Notice[]): void {
  const unread = list.filter(({ isRead }) => !isRead).length
  answer(getNoticePage, { list, hasMore: false, unread, latest: list[0]?.version ?? null })
  answer(readNotices, { count: 0 })
  answer(countTodos, { open: 0 })
}
