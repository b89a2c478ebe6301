import { DAYS_OF_COMPANY_DOCUMENTS } from '../../../contract/company.ts'
import type { Role } from '../../../contract/permissions.ts'
import type { AccountNewsContent, MailInLanguages, MailOrder } from './mail-content.ts'
import { timeIn } from './mail-times.ts'

export function accountLockedMail({ at, news }: AccountNewsContent, { email }: MailOrder): MailInLanguages {
  return {
    en: {
      subject: 'Your Quarry account has been locked',
      opening: 'Your account has been locked.',
      paragraphs: [
        `Since ${timeIn('en', at)} UTC nobody can log in to the account ${email}, and everyone who was logged in has been logged out. Whoever runs this catalogue says why: “${news.reason ?? ''}”`,
        'Everything that belongs to the account stays. What it shares by links and the boards that it has published can be seen as before.',
        'Do you think that this is a mistake? Then write to the people who run this catalogue.',
      ],
      reason: `This went to ${email} because its account was locked.`,
    },
    'zh-CN': {
      subject: '您的 Quarry 账号已被锁定',
      opening: '您的账号已被锁定。',
      paragraphs: [
        `自北京时间 ${timeIn('zh-CN', at)} 起，账号 ${email} 无法登录，所有设备上的登录均已退出。本材料库运营者说明的原因：“${news.reason ?? ''}”`,
        '账号中的全部内容都会保留，通过链接分享的内容和已发布的材料板仍可查看。',
        '如果您认为有误，请联系本材料库的运营者。',
      ],
      reason: `${email} 的账号被锁定，因此您收到了这封邮件。`,
    },
  }
}

export function accountUnlockedMail({ email, publicUrl }: MailOrder): MailInLanguages {
  return {
    en: {
      subject: 'Your Quarry account is open again',
      opening: 'You can log in again.',
      paragraphs: [`The account ${email} is no longer locked. Everything that belongs to it is as it was.`],
      link: { label: 'Log in', address: `${publicUrl}/login` },
      reason: `This went to ${email} because its account was unlocked.`,
    },
    'zh-CN': {
      subject: '您的 Quarry 账号已解除锁定',
      opening: '您可以重新登录了。',
      paragraphs: [`账号 ${email} 已解除锁定，其中的全部内容保持原样。`],
      link: { label: '登录', address: `${publicUrl}/login` },
      reason: `${email} 的账号已解除锁定，因此您收到了这封邮件。`,
    },
  }
}

export function roleChangedMail({ at, news }: AccountNewsContent, { email, publicUrl }: MailOrder): MailInLanguages {
  return {
    en: {
      subject: 'You may do other things on Quarry now',
      opening: `You are ${ENGLISH_ROLES[news.role ?? 'member']} now.`,
      paragraphs: [
        `Since ${timeIn('en', at)} UTC the account ${email} is ${ENGLISH_ROLES[news.role ?? 'member']} of this catalogue: ${ENGLISH_PERMISSIONS[news.role ?? 'member']}. You need not log in again.`,
      ],
      link: { label: 'Open the catalogue', address: publicUrl },
      reason: `This went to ${email} because an operator changed the role of its account.`,
    },
    'zh-CN': {
      subject: '您在 Quarry 的角色已更改',
      opening: `您现在是${CHINESE_ROLES[news.role ?? 'member']}。`,
      paragraphs: [
        `自北京时间 ${timeIn('zh-CN', at)} 起，账号 ${email} 在本材料库中的角色为${CHINESE_ROLES[news.role ?? 'member']}：${CHINESE_PERMISSIONS[news.role ?? 'member']}。无需重新登录。`,
      ],
      link: { label: '打开材料库', address: publicUrl },
      reason: `管理员更改了 ${email} 的账号角色，因此您收到了这封邮件。`,
    },
  }
}

export function companyVerifiedMail({ news }: AccountNewsContent, { email, publicUrl }: MailOrder): MailInLanguages {
  return {
    en: {
      subject: `“${news.company ?? ''}” has been verified`,
      opening: 'Your company has been verified.',
      paragraphs: [
        `The documents that you sent for “${news.company ?? ''}” have been checked. They will be deleted in ${DAYS_OF_COMPANY_DOCUMENTS} days.`,
      ],
      link: { label: 'Your profile', address: `${publicUrl}/user/info#company` },
      reason: `This went to ${email} because its account asked for the verification of a company.`,
    },
    'zh-CN': {
      subject: `“${news.company ?? ''}”已通过企业认证`,
      opening: '您的企业已通过认证。',
      paragraphs: [
        `您为“${news.company ?? ''}”提交的文件已审核通过，这些文件将在 ${DAYS_OF_COMPANY_DOCUMENTS} 天后删除。`,
      ],
      link: { label: '前往个人中心', address: `${publicUrl}/user/info#company` },
      reason: `${email} 的账号申请了企业认证，因此您收到了这封邮件。`,
    },
  }
}

export function companyRefusedMail({ news }: AccountNewsContent, { email, publicUrl }: MailOrder): MailInLanguages {
  return {
    en: {
      subject: `“${news.company ?? ''}” could not be verified`,
      opening: 'Your company could not be verified.',
      paragraphs: [
        `Whoever checked what you sent for “${news.company ?? ''}” says why: “${news.reason ?? ''}”`,
        `You can correct it and send it again in your profile. The documents will be deleted in ${DAYS_OF_COMPANY_DOCUMENTS} days; until then you can use them again.`,
      ],
      link: { label: 'Correct it and send it again', address: `${publicUrl}/user/info#company` },
      reason: `This went to ${email} because its account asked for the verification of a company.`,
    },
    'zh-CN': {
      subject: `“${news.company ?? ''}”未通过企业认证`,
      opening: '您的企业未通过认证。',
      paragraphs: [
        `您为“${news.company ?? ''}”提交的内容未通过审核，原因：“${news.reason ?? ''}”`,
        `您可以在个人中心修改后重新提交。已提交的文件将在 ${DAYS_OF_COMPANY_DOCUMENTS} 天后删除，在此之前仍可使用。`,
      ],
      link: { label: '修改并重新提交', address: `${publicUrl}/user/info#company` },
      reason: `${email} 的账号申请了企业认证，因此您收到了这封邮件。`,
    },
  }
}

const ENGLISH_ROLES: Record<Role, string> = { member: 'a member', editor: 'an editor', operator: 'an operator' }
const CHINESE_ROLES: Record<Role, string> = { member: '普通成员', editor: '编辑', operator: '管理员' }
const ENGLISH_PERMISSIONS: Record<Role, string> = {
  member: 'you find materials, and keep folders, boards and budget lists',
  editor: 'besides what every member may, you keep its products and lists',
  operator: 'besides what every member may, you keep the catalogue and its members',
}
const CHINESE_PERMISSIONS: Record<Role, string> = {
  member: '您可以查找材料，管理自己的收藏夹、材料板和预算清单',
  editor: '除普通成员的功能外，您还可以维护产品和基础数据',
  operator: '除普通成员的功能外，您还可以维护材料库和管理成员',
}
