import { DAYS_OF_AN_INVITATION } from '../../../contract/collaboration/people-calls.ts'
import { DAYS_OF_COMPANY_DOCUMENTS } from '../../../contract/company.ts'
import type { Role } from '../../../contract/permissions.ts'
import type { SharedKind } from '../../../contract/sharing/links.ts'
import { takeBackLink, takeBackUntil } from './take-back-link.ts'
import { dayOf, timeOf } from './mail-times.ts'
import { noticesInChinese } from './notices-in-chinese.ts'
import type { MailContent, MailOrder, MailWords, SharedNews } from './mail-content.ts'

export function mailInChinese(content: MailContent, { email, language, publicUrl }: MailOrder): MailWords {
  const login = `${publicUrl}/login`
  switch (content.kind) {
    case 'code':
      return {
        ...(content.scene === 1
          ? { subject: `${content.code} 是您的 Quarry 验证码`, opening: '您的 Quarry 验证码' }
          : { subject: `${content.code} 是您重设 Quarry 密码的验证码`, opening: '重设密码的验证码' }),
        code: content.code,
        paragraphs: [
          `请在刚才的页面中填写。验证码自获取起 ${content.validMinutes} 分钟内有效，仅可使用一次。`,
          content.scene === 1
            ? '不是您本人操作？无需理会，没有验证码，任何人都无法登录。请勿将验证码告诉他人，我们绝不会向您索取。'
            : '不是您本人操作？无需理会，您的密码不会改变。请勿将验证码告诉他人，我们绝不会向您索取。',
        ],
        reason: `有人请求向 ${email} 发送验证码，因此您收到了这封邮件。`,
      }
    case 'no-account':
      return {
        subject: '该邮箱尚未注册 Quarry',
        opening: '该邮箱还没有账号，无法重设密码。',
        paragraphs: [
          `有人（可能就是您）想为 ${email} 重设密码，但这个邮箱尚未注册。您也许是用别的邮箱注册的。`,
          '如果想注册，用我们发到这个邮箱的验证码即可完成。',
          '不是您本人操作？无需理会。',
        ],
        link: { label: '注册账号', address: login },
        reason: `有人请求为 ${email} 重设密码，因此您收到了这封邮件。`,
      }
    case 'password-changed':
      return {
        subject: '您的 Quarry 密码已修改',
        opening: '您的密码已修改。',
        paragraphs: [
          `账号 ${email} 的密码已于北京时间 ${timeOf(content.at, 'zh-CN', 'Asia/Shanghai')} 修改，其他设备上的登录均已退出。`,
          '如果是您本人操作，无需理会。',
          '不是您本人操作？请立即在登录页点击“忘记密码？”重设密码，并修改邮箱密码：对方可能已经能查看您的邮件。',
        ],
        link: { label: '登录或重设密码', address: login },
        reason: `${email} 的账号密码被修改，因此您收到了这封邮件。`,
      }
    case 'email-changed':
      return {
        subject: '您的 Quarry 账号已更换邮箱',
        opening: '您的账号已更换邮箱。',
        paragraphs: [
          `自北京时间 ${timeOf(content.at, 'zh-CN', 'Asia/Shanghai')} 起，原邮箱为 ${email} 的账号已改用其他邮箱，今后的验证码和邮件将发往新邮箱。`,
          '如果是您本人操作，无需理会。',
          `不是您本人操作，或者想改回来？通过下面的链接可将邮箱改回 ${email} 并设置新密码，无需登录，届时该账号在所有设备上的登录都会退出。链接仅可使用一次，有效期至北京时间 ${timeOf(takeBackUntil(content.at), 'zh-CN', 'Asia/Shanghai')}。`,
          '若不是您本人操作，请同时修改邮箱密码。请勿转发本邮件：拿到链接的人就能拿到账号。',
        ],
        link: { label: '找回我的账号', address: takeBackLink(publicUrl, content.token) },
        reason: `${email} 此前是该账号的邮箱，因此您收到了这封邮件。`,
      }
    case 'email-taken-back':
      return {
        subject: '您的 Quarry 账号已恢复原邮箱',
        opening: '该账号已恢复原邮箱。',
        paragraphs: [
          `自北京时间 ${timeOf(content.at, 'zh-CN', 'Asia/Shanghai')} 起，使用 ${email} 的账号已从原邮箱改回原来的地址。所有登录均已退出，并已设置新密码。`,
          '如果是您本人操作，无需理会。不是您本人操作？那么有人能查看原邮箱的邮件：请修改那个邮箱的密码，用验证码登录后再次更换邮箱。',
        ],
        link: { label: '登录', address: login },
        reason: `${email} 此前是该账号的邮箱，因此您收到了这封邮件。`,
      }
    case 'deletion-requested':
      return {
        subject: `您的 Quarry 账号将于 ${dayOf(content.at, 'zh-CN', 'Asia/Shanghai')} 注销`,
        opening: '您的账号即将注销。',
        paragraphs: [
          `应您的申请，账号 ${email} 及其全部内容将于 ${dayOf(content.at, 'zh-CN', 'Asia/Shanghai')} 删除，此后无法恢复。`,
          '改变主意了，或者不是您本人操作？请在此之前登录，并点击“保留账号”。若不是您本人操作，请同时重设密码。',
        ],
        link: { label: '登录', address: login },
        reason: `有人登录后申请注销 ${email} 的账号，因此您收到了这封邮件。`,
      }
    case 'account-deleted':
      return {
        subject: '您的 Quarry 账号已注销',
        opening: '您的账号已注销。',
        paragraphs: [
          `按三十天前的申请，账号 ${email} 及其全部内容已删除。`,
          '欢迎随时回来，您可以用同一个邮箱重新注册。',
        ],
        reason: `${email} 的账号已注销，因此您收到了这封邮件。这是关于该账号的最后一封邮件。`,
      }
    case 'share-digest':
      return {
        subject: '您在 Quarry 分享的内容有新动态',
        opening: '您分享的内容有新动态。',
        paragraphs: content.news.map(newsOf),
        link: { label: '前往查看', address: `${publicUrl}${content.news[0]?.path ?? '/'}` },
        reason: `${email} 通过链接分享了这些内容，因此您收到了这封邮件。每个链接都可以单独关闭此类邮件。`,
      }
    case 'account-locked':
      return {
        subject: '您的 Quarry 账号已被锁定',
        opening: '您的账号已被锁定。',
        paragraphs: [
          `自北京时间 ${timeOf(content.at, 'zh-CN', 'Asia/Shanghai')} 起，账号 ${email} 无法登录，所有设备上的登录均已退出。本材料库运营者说明的原因：“${content.news.reason ?? ''}”`,
          '账号中的全部内容都会保留，通过链接分享的内容和已发布的材料板仍可查看。',
          '如果您认为有误，请联系本材料库的运营者。',
        ],
        reason: `${email} 的账号被锁定，因此您收到了这封邮件。`,
      }
    case 'account-unlocked':
      return {
        subject: '您的 Quarry 账号已解除锁定',
        opening: '您可以重新登录了。',
        paragraphs: [`账号 ${email} 已解除锁定，其中的全部内容保持原样。`],
        link: { label: '登录', address: login },
        reason: `${email} 的账号已解除锁定，因此您收到了这封邮件。`,
      }
    case 'role-changed':
      return {
        subject: '您在 Quarry 的角色已更改',
        opening: `您现在是${ROLES[content.news.role ?? 'member']}。`,
        paragraphs: [
          `自北京时间 ${timeOf(content.at, 'zh-CN', 'Asia/Shanghai')} 起，账号 ${email} 在本材料库中的角色为${ROLES[content.news.role ?? 'member']}：${MAY[content.news.role ?? 'member']}。无需重新登录。`,
        ],
        link: { label: '打开材料库', address: publicUrl },
        reason: `管理员更改了 ${email} 的账号角色，因此您收到了这封邮件。`,
      }
    case 'company-verified':
      return {
        subject: `“${content.news.company ?? ''}”已通过企业认证`,
        opening: '您的企业已通过认证。',
        paragraphs: [
          `您为“${content.news.company ?? ''}”提交的文件已审核通过，这些文件将在 ${DAYS_OF_COMPANY_DOCUMENTS} 天后删除。`,
        ],
        link: { label: '前往个人中心', address: `${publicUrl}/user/info#company` },
        reason: `${email} 的账号申请了企业认证，因此您收到了这封邮件。`,
      }
    case 'company-refused':
      return {
        subject: `“${content.news.company ?? ''}”未通过企业认证`,
        opening: '您的企业未通过认证。',
        paragraphs: [
          `您为“${content.news.company ?? ''}”提交的内容未通过审核，原因：“${content.news.reason ?? ''}”`,
          `您可以在个人中心修改后重新提交。已提交的文件将在 ${DAYS_OF_COMPANY_DOCUMENTS} 天后删除，在此之前仍可使用。`,
        ],
        link: { label: '修改并重新提交', address: `${publicUrl}/user/info#company` },
        reason: `${email} 的账号申请了企业认证，因此您收到了这封邮件。`,
      }
    case 'invitation': {
      const { by, to, name, right, message, invitationId } = content
      return {
        subject: `${by} 邀请您协作“${name}”`,
        opening: `${by} 邀请您一起协作。`,
        paragraphs: [
          `邀请您协作的是${THINGS[to]}“${name}”。接受邀请后，您${right === 'edit' ? '可以编辑其中的内容' : '可以查看全部内容并发表评论'}。`,
          ...(message === '' ? [] : [`${by} 的留言：“${message}”`]),
          `此邀请仅限 ${email} 使用，请用该邮箱登录或注册。邀请 ${DAYS_OF_AN_INVITATION} 天内有效。`,
        ],
        link: { label: '查看邀请', address: `${publicUrl}/invitation/${invitationId}` },
        reason: `${by} 填写了 ${email}，因此您收到了这封邮件。如与您无关，无需理会。`,
      }
    }
    case 'notice-digest':
      return noticesInChinese(content, { email, language, publicUrl })
  }
}

const THINGS: Record<SharedKind, string> = { board: '材料板', budget: '预算清单', folder: '收藏夹' }
const ROLES: Record<Role, string> = { member: '普通成员', editor: '编辑', operator: '管理员' }
const MAY: Record<Role, string> = {
  member: '您可以查找材料，管理自己的收藏夹、材料板和预算清单',
  editor: '除普通成员的功能外，您还可以维护产品和基础数据',
  operator: '除普通成员的功能外，您还可以维护材料库和管理成员',
}

function newsOf({ name, comments, approvedBy }: SharedNews): string {
  const said = comments > 0 && `${comments} 条新评论`
  const approved = approvedBy.length > 0 && `${approvedBy.join('、')} 已确认`
  return `“${name}”：${[said, approved].filter(Boolean).join('；')}。`
}
