import { describe, expect, it } from 'vitest'
import { updateBoard } from '../../contract/boards/calls.ts'
import { getComments, replyToComment } from '../../contract/sharing/discussion-calls.ts'
import { createLink, revokeLink } from '../../contract/sharing/link-calls.ts'
import { askAs } from '../../server/testing/requests.ts'
import { seriousViolations } from '../stage/axe.ts'
import { aBoardOf } from '../stage/boards-shop.ts'
import { memberOf } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const stage = setMembersStage()

describe('a guest with a link', () => {
  it('reads, comments and approves on a phone without an account, and is told of a reply and a change', async () => {
    const eve = await memberOf(stage.shop, { nickname: 'Eve' })
    const ask = askAs(eve, stage.shop.server.url)
    const boardId = await aBoardOf(stage.shop, eve, { name: 'Harbour hotel', count: 3 })
    const link = await ask(createLink, { kind: 'board', refId: boardId, role: 'approve', preset: 'client' })
    const page = await stage.visit(new URL(link.url).pathname, { viewport: PHONE })
    await page.getByRole('heading', { level: 1, name: 'Harbour hotel' }).waitFor()
    await page.getByText('Board · Shared by Eve').waitFor()

    const legend = page.getByRole('region', { name: 'Legend' })
    await legend.getByRole('button').first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: 'Your comment' }).fill('Is this the dark one?')
    await sheet.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await sheet.getByRole('button', { name: 'Send' }).click()
    await sheet.getByRole('article').getByText('Is this the dark one?').waitFor()
    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Comment 1: Is this the dark one?' }).waitFor()

    const [comment] = await ask(getComments, { kind: 'board', refId: boardId })
    await ask(replyToComment, { linkId: link.id, parentId: comment?.id ?? '', text: 'The lighter one.' })
    await page.getByRole('region', { name: 'Comments' }).getByText('The lighter one.').waitFor()

    await page.getByRole('button', { name: 'Approve this board' }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve the board' })
    await dialog.getByText('3 materials').waitFor()
    await dialog.getByText('As Ada').waitFor()
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    const bar = page.getByRole('region', { name: 'Approval' })
    await bar.getByText(/Approved by Ada/).waitFor()

    await ask(updateBoard, { id: boardId, version: 1, board: { name: 'Harbour hotel, revised' } })
    await page.getByRole('heading', { level: 1, name: 'Harbour hotel, revised' }).waitFor()
    await bar.getByText('Changed since this approval.').waitFor()
    await bar.getByRole('button', { name: 'Approve again' }).click()
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await bar.getByText('Nothing has changed since.').waitFor()

    await page.getByRole('button', { name: '中文' }).click()
    await page.getByText('材料板 · Eve 分享').waitFor()
    expect(await seriousViolations(page, 'main')).toEqual([])
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).not.toContain(
      link.token,
    )
    await ask(revokeLink, { id: link.id })
    await page.getByRole('heading', { level: 1 }).filter({ hasText: '此链接' }).waitFor()
  })

  it('opens one with a password, which still holds after a reload', async () => {
    const eve = await memberOf(stage.shop, { nickname: 'Eve' })
    const ask = askAs(eve, stage.shop.server.url)
    const refId = await aBoardOf(stage.shop, eve, { name: 'Harbour hotel', count: 1 })
    const link = await ask(createLink, {
      kind: 'board',
      refId,
      preset: 'contractor',
      language: 'zh-CN',
      password: '港湾 8',
    })
    const page = await stage.visit(new URL(link.url).pathname)
    await page.getByLabel('Password').fill('harbour')
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByText('This password is not right.').waitFor()
    await page.getByLabel('Password').fill('港湾 8')
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByText('材料板 · Eve 分享').waitFor()
    await page.reload()
    await page.getByText('材料板 · Eve 分享').waitFor()
    await page.goto(`${stage.shop.server.url}/share/another`)
    await page.getByRole('heading', { name: 'This link opens nothing (any more).' }).waitFor()
  })
})
