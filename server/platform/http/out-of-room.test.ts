import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendError } from './failures.ts'

const EN = 'The server has no space left to store this; nothing was saved. Please tell its operators.'
const ZH = '服务器存储空间不足，未保存任何内容，请联系管理员。'

async function ask(url: string, code: string, language: string) {
  const app = Fastify()
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.get(url, async () => Promise.reject(Object.assign(new Error('write failed'), { code })))
  return app.inject({ url, headers: { 'accept-language': language } })
}

it.each(['ENOSPC', 'EDQUOT', 'EROFS', '53100'])('a disk without room is named as the reason (%s)', async (code) => {
  const [english, chinese] = await Promise.all(['en', 'zh-CN'].map((language) => ask('/app-api/store', code, language)))
  expect(english?.json()).toEqual({ code: 503, msg: EN, data: null })
  expect(chinese?.json()).toEqual({ code: 503, msg: ZH, data: null })
  expect((await ask('/images/a', code, 'en')).statusCode).toBe(503)
})
