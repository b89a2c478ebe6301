import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getWorkplace } from '../../../contract/workplace.ts'
import type { Workplace } from '../../../contract/workplace.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer, breakDown } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { WorkplaceView } from './WorkplaceView.tsx'

const NOTHING = { count: 0, list: [] }
const CALM: Workplace = {
  certificates: { ...NOTHING, ended: 0 },
  pictures: NOTHING,
  incomplete: NOTHING,
  facts: NOTHING,
  searches: NOTHING,
}
const product = { id: '7', key: 'OAK-7', name: '人字拼橡木', enName: 'Herringbone oak' }
const brand = { id: '1', name: '诺木', englishName: 'Nordhem' }
const FULL: Workplace = {
  certificates: {
    count: 9,
    ended: 6,
    list: [
      { ...product, cover: null, expiresOn: '2026-03-01', isExpired: true },
      {
        ...product,
        id: '8',
        enName: 'Oak plank',
        name: '橡木地板',
        cover: null,
        expiresOn: '2026-06-30',
        isExpired: false,
      },
    ],
  },
  pictures: { count: 1, list: [{ picture: 'a'.repeat(40), reason: 'the picture is cut off', product }] },
  incomplete: { count: 1, list: [{ ...product, brand, cover: null, completeness: 77, lacks: ['price', 'pack'], views: 1204 }] }, // prettier-ignore
  facts: {
    count: 7,
    list: [
      {
        category: { id: '12', name: '瓷砖', enName: 'Tile' },
        fact: { code: 'slip-barefoot', name: '赤足防滑等级', enName: 'Barefoot slip class' },
        missing: 42,
        expected: 60,
      },
    ],
  },
  searches: { count: 1, list: [{ words: 'wallnutzz', unfound: 12 }] },
  boards: { count: 1, list: [{ id: '3', name: 'Lobby', ownerName: 'Eve', reports: 1, reason: 'Not theirs', time: 0 }] },
  work: { count: 6, list: [{ kind: 'mail', count: 5 }, { kind: 'import', count: 1 }] }, // prettier-ignore
  stuck: { count: 2, list: [{ kind: 'mail', count: 2, waitsSince: Date.UTC(2026, 4, 1, 12), problem: 'connect ECONNREFUSED 192.0.2.1:25' }] }, // prettier-ignore
  restored: { backupTime: Date.UTC(2026, 3, 1, 12), restoreTime: Date.UTC(2026, 3, 2, 12) },
  companies: { count: 1, list: [{ memberId: '4', name: 'Studio Nine', sendTime: Date.UTC(2026, 4, 1) }] },
}

const view = <WorkplaceView learn={(words) => <button type="button">teach {words}</button>} />

describe('staff who begin their day', () => {
  it.each([
    ['en', 'light', 1366, ['Certificates that end 9', '3 within 60 days · 6 already ended', 'Ended on March 1, 2026', 'Ends on June 30, 2026', 'and 7 more', '77% complete · 1,204 views', 'No price, No pack', 'Missing facts 7', 'Tile: Barefoot slip class', 'missing at 42 of 60 products', 'the picture is cut off', 'found nothing 12 times', 'Background work that fails 8', '5 have failed for good.', /^2 have not been done, the oldest since May 1, 2026.*The mail server cannot be reached. connect ECONNREFUSED/, 'Restored from a backup 1', /^The backup of April 1, 2026/, 'teach wallnutzz', 'Reported boards 1', 'by Eve · reported once', 'Not theirs']], // prettier-ignore
    ['zh-CN', 'dark', 320, ['证书到期 9', '60 天内到期 3 项 · 已过期 6 项', '已于2026年3月1日过期', '2026年6月30日到期', '另有 7 项', '完整度 77% · 浏览 1,204 次', '缺价格、缺包装信息', '缺少的性能数据 7', '瓷砖：赤足防滑等级', '60 个产品中缺 42 个', '12 次没有结果', '出错的后台任务 8', '5 项最终失败。', /^2 项一直未完成，最早的自2026年5月1日.*无法连接邮件服务器。 connect ECONNREFUSED/, '已从备份恢复 1', /^2026年4月1日.+的备份$/, 'teach wallnutzz', '被举报的材料板 1', '作者：Eve · 被举报 1 次', 'Not theirs']], // prettier-ignore
  ] as const)('reads what needs attention (%s, %s, %i wide)', async (tongue, theme, width, texts) => {
    answer(getWorkplace, FULL)
    await show(view, { tongue, theme, viewport: { width, height: 800 } })
    // A name is read out again after its step.
    for (const text of texts) await expect.element(page.getByText(text).first()).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('finds one next step at each thing', async () => {
    answer(getWorkplace, FULL)
    await show(view)
    const steps = [
      ['Renew Oak plank', '/operator/products/8?at=certificateExpired'],
      ['Complete Herringbone oak', '/operator/products/7?at=price'],
      ['Replace Herringbone oak', '/operator/products/7?at=cover'],
      ['Look at the documents Studio Nine', '/operator/members/4#company'],
      [/^Decide The backup of April 1, 2026/, '/operator/work#restored'],
      ['See to it Mails', '/operator/work'],
      ['See to it Imports', '/operator/work'],
      ['Look at it Lobby', '/material/3'],
      ['All that have ended', '/operator/completeness?gap=certificateExpired'],
      ['Everything incomplete', '/operator/completeness'],
      ['Show them Tile: Barefoot slip class', '/operator/products?categoryId=12&lacksFact=slip-barefoot'],
      ['All missing facts', '/operator/completeness'],
    ] as const
    for (const [name, address] of steps)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address)
  })

  it('is told where nothing needs attention, and why it cannot be read', async () => {
    breakDown(getWorkplace, 500)
    await show(view)
    await expect.element(page.getByText('What needs attention could not be loaded.')).toBeVisible()
    answer(getWorkplace, { ...CALM, work: NOTHING, stuck: NOTHING })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('Nothing needs attention.')).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
  })
})
