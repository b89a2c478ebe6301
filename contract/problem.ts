/** Every problem that a person may read, in both languages. Placeholders like `{field}` are filled from the problem's details. */
export const problems = {
  400: { en: '{field}: {reason}', zh: '{field}：{reason}' },
  401: { en: '{reason}', zh: '{reason}' },
  403: { en: 'You have no permission for this operation.', zh: '当前操作没有权限。' },
  404: { en: 'The resource does not exist.', zh: '访问的资源不存在。' },
  405: { en: 'This address does not accept {method} requests.', zh: '该地址不支持 {method} 请求。' },
  409: {
    en: 'This was changed elsewhere since; nothing was saved.',
    zh: '内容已在别处更改，本次未保存。',
  },
  413: { en: 'The request is too large: at most {limit}.', zh: '请求过大：最多 {limit}。' },
  415: {
    en: 'Content-Encoding: a body that is encoded as “{coding}” is not taken; send it as it is.',
    zh: 'Content-Encoding：不支持“{coding}”编码的请求体，请直接发送原始内容。',
  },
  423: {
    en: 'Too many wrong passwords for this address; try again in {retryAfter} seconds, or sign in with a code.',
    zh: '该邮箱密码错误次数过多，请在 {retryAfter} 秒后重试，或使用验证码登录。',
  },
  429: { en: '{limit}; try again in {wait}.', zh: '{limit}，请在 {wait}后重试。' },
  500: {
    en: 'The server reported an error. It has been logged as {requestId}.',
    zh: '服务器出错，已记录，编号 {requestId}。',
  },
  503: { en: '{reason}', zh: '{reason}' },
  901: { en: 'Demonstration mode: nothing can be written.', zh: '演示模式，无法进行写操作。' },
  1001003001: {
    en: 'Your pictures have reached the limit of {limit}; please try again tomorrow.',
    zh: '您的图片已占用 {limit}，空间已满，请明天再试。',
  },
  1001003002: {
    en: 'You have {most} pictures, the most allowed; those that no board shows are deleted after a day.',
    zh: '您已有 {most} 张图片，已达上限；未被材料板使用的图片会在一天后清除。',
  },
  1002014000: { en: 'The verification code is not right.', zh: '验证码不正确。' },
  1002014001: {
    en: 'The verification code has expired; please have a new one sent.',
    zh: '验证码已过期，请重新获取。',
  },
  1002014002: { en: 'The verification code has been used already.', zh: '验证码已使用。' },
  1002014004: {
    en: 'No more codes are sent to this address today.',
    zh: '该邮箱今日的验证码发送次数已达上限。',
  },
  1002014005: {
    en: 'A code has just been sent; wait {retryAfter} seconds for another.',
    zh: '验证码发送过于频繁，请在 {retryAfter} 秒后重试。',
  },
  1004001001: { en: 'There is no account with this email address yet.', zh: '该邮箱尚未注册。' },
  1004001004: { en: 'This email address has an account already.', zh: '该邮箱已被注册。' },
  1004001005: { en: 'The password is not right.', zh: '密码不正确。' },
  1004001006: { en: 'This is the address of your account already.', zh: '这已经是您账号的邮箱。' },
  1004001007: {
    en: 'A demonstration account keeps its address and password, and cannot be deleted.',
    zh: '演示账号不能修改邮箱和密码，也不能删除。',
  },
  1004001008: {
    en: 'This link is no longer valid: it has been used, or its 72 hours are over.',
    zh: '该链接已失效：可能已使用，或已超过 72 小时。',
  },
  1004001009: {
    en: 'This address has another account by now. Give that account another address, then use this link again.',
    zh: '该邮箱现已用于另一个账号。请先为那个账号更换邮箱，再使用此链接。',
  },
  1004003000: { en: 'Email address or password is not right.', zh: '邮箱或密码不正确。' },
  1004003001: { en: 'This account is locked: {reason}', zh: '该账号已被锁定：{reason}' },
  1004003005: {
    en: 'Please accept the policy to make your account.',
    zh: '请先同意政策，再创建账号。',
  },
  1004003006: {
    en: 'Signing in with that service failed; please try again.',
    zh: '第三方登录未成功，请重试。',
  },
  1004003007: {
    en: 'The sign-in service cannot be reached; please try again later.',
    zh: '第三方登录服务暂时无法访问，请稍后重试。',
  },
  1004003008: {
    en: 'The sign-in service has not confirmed an email address of yours, which an account needs. Sign in with a code instead.',
    zh: '第三方登录服务未提供已验证的邮箱，无法创建账号，请改用验证码登录。',
  },
  1004004001: {
    en: 'This is the last operator. Make somebody else an operator first.',
    zh: '这是最后一位管理员，请先将其他会员设为管理员。',
  },
  1004004002: { en: 'This mail cannot be sent again: {reason}.', zh: '该邮件无法重新发送：{reason}。' },
  1004004003: {
    en: 'Your company is being checked; withdraw it before you send another.',
    zh: '您的企业正在审核中，请先撤回再重新提交。',
  },
  1004004004: { en: 'This member has sent no company to be checked.', zh: '该会员没有待审核的企业。' },
  1004004005: {
    en: 'A demonstration account cannot be locked, and keeps its role; it goes with the demonstration.',
    zh: '演示账号不能锁定，也不能更改角色；移除演示数据时会一并移除。',
  },
  1004004006: {
    en: 'You have {most} documents that are not submitted; delete one first.',
    zh: '您有 {most} 份未提交的文件，请先删除一份。',
  },
  1004004007: {
    en: 'A demonstration account that everybody may use accepts no documents.',
    zh: '公开的演示账号不接收文件。',
  },
  1008006000: { en: 'This product does not exist.', zh: '该产品不存在。' },
  1008008000: { en: 'This item is not in your folders.', zh: '您的收藏中没有该项。' },
  1008009000: { en: 'You have no such folder.', zh: '该收藏夹不存在。' },
  1008009001: { en: 'You have a folder named “{name}” already.', zh: '您已有名为“{name}”的收藏夹。' },
  1008009002: {
    en: 'You can have at most {most} folders.',
    zh: '最多可有 {most} 个收藏夹。',
  },
  1008009003: { en: 'A folder holds at most {most} items.', zh: '每个收藏夹最多可放 {most} 项。' },
  1008009004: {
    en: 'A PDF holds at most {most} items, and these are {count}. Filter them, or export a spreadsheet.',
    zh: '一份 PDF 最多 {most} 项，这里有 {count} 项。请先筛选，或导出为表格。',
  },
  1008010001: {
    en: '“{name}” cannot be deleted: {uses}. {advice}',
    zh: '“{name}”无法删除：{uses}。{advice}',
  },
  1008010002: { en: '“{name}” cannot be changed or deleted: {why}.', zh: '“{name}”不能更改或删除：{why}。' },
  1008010003: { en: 'These two cannot be merged: {reason}', zh: '无法合并：{reason}' },
  1008010004: { en: 'It cannot be moved there: {reason}', zh: '无法移动到该处：{reason}' },
  1008010005: { en: '“{name}” cannot be restored: {reason}', zh: '“{name}”无法恢复：{reason}' },
  1009000001: {
    en: 'This Idempotency-Key has already been used for another request.',
    zh: '该 Idempotency-Key 已用于另一个请求。',
  },
  1009001001: {
    en: 'You have {most} boards, the most allowed.',
    zh: '您已有 {most} 个材料板，已达上限。',
  },
  1009001002: { en: 'A board holds at most {most} items.', zh: '每个材料板最多可放 {most} 项。' },
  1009001003: {
    en: 'This file is not a Quarry board: {reason}.',
    zh: '该文件不是 Quarry 的材料板：{reason}。',
  },
  1009001004: {
    en: 'This file comes from a later version of Quarry; it cannot be read here.',
    zh: '该文件来自更新版本的 Quarry，此处无法读取。',
  },
  1009001005: {
    en: 'An operator has taken this board down. Change it before you publish it again.',
    zh: '该材料板已被管理员下架，请修改后再发布。',
  },
  1009001006: {
    en: 'This board holds more than can be drawn at once. Split it into two, or export it as JSON.',
    zh: '该材料板内容过多，无法一次绘制。请拆分为两个材料板，或导出为 JSON。',
  },
  1009002001: {
    en: 'This cannot be changed while the budget list is {status}: {what}.',
    zh: '“{status}”状态的预算清单不能更改：{what}。',
  },
  1009002002: {
    en: 'You have {most} budget lists, the most allowed.',
    zh: '您已有 {most} 份预算清单，已达上限。',
  },
  1009002003: { en: 'A budget list holds at most {most} {what}.', zh: '每份预算清单最多 {most} 个{what}。' },
  1009002004: {
    en: 'A printed budget list has at most {most} rows, and this one has {count}. Group it by section or brand, or export a spreadsheet.',
    zh: '打印的预算清单最多 {most} 行，当前有 {count} 行。请按分部或品牌分组，或导出为电子表格。',
  },
  1009003001: { en: 'This link needs its password.', zh: '此链接需要输入正确的密码。' },
  1009003002: {
    en: 'There are {most} links to this already; end one that is not needed any more.',
    zh: '此内容已有 {most} 个链接，请先停用不再需要的链接。',
  },
  1009003003: {
    en: 'At most {most} comments are possible here.',
    zh: '此处最多可有 {most} 条评论。',
  },
  1009003004: { en: 'This link is for viewing only.', zh: '此链接仅供查看。' },
  1009003005: {
    en: 'This link has ended; make another one.',
    zh: '此链接已停用，请新建链接。',
  },
  1009003006: {
    en: 'At most {most} approvals are possible by one link; ask for another one.',
    zh: '每个链接最多可确认 {most} 次，请向分享者索取新的链接。',
  },
  1009003007: {
    en: 'At most {most} versions of a project can be sent.',
    zh: '每个项目最多可发送 {most} 个版本。',
  },
  1009003008: {
    en: 'The versions that you have sent take {most} together, the most allowed: delete a project that is over, or send less.',
    zh: '已发送的版本合计达到上限（{most}），请删除已结束的项目或减少发送内容。',
  },
  1009003009: {
    en: 'Version {number}, which clients see, is exactly this already. Nothing was sent.',
    zh: '客户现在看到的第 {number} 版与此完全相同，未再次发送。',
  },
  1009004001: {
    en: 'You may view this and comment on it; its owner can let you edit it.',
    zh: '您只能查看和评论；如需编辑，请联系所有者。',
  },
  1009004002: { en: 'Only the owner may do that.', zh: '只有所有者才能执行此操作。' },
  1009004003: {
    en: 'This is your own address: you own this already.',
    zh: '这是您自己的邮箱，您已是所有者。',
  },
  1009004004: {
    en: '{name} already works on this; change their right in the list of people.',
    zh: '{name} 已是协作者，可在协作者列表中更改其权限。',
  },
  1009004005: {
    en: 'At most {most} people, invitations included, work on one thing; remove somebody or withdraw an invitation first.',
    zh: '每项内容最多可有 {most} 位协作者（含待接受的邀请），请先移除协作者或撤回邀请。',
  },
  1009004006: {
    en: 'At most {most} invitations are mailed within a day; please try again tomorrow.',
    zh: '每天最多发送 {most} 封邀请邮件，请明天再试。',
  },
  1009004007: {
    en: 'You own this, and cannot leave it: hand it over to somebody who works on it, or delete it.',
    zh: '您是所有者，无法退出。请先将其转交给协作者，或将其删除。',
  },
  1009004008: {
    en: 'This invitation has just been mailed; it can be sent again in {minutes} minutes.',
    zh: '该邀请刚刚发送过，请在 {minutes} 分钟后重新发送。',
  },
  1009004009: { en: 'This person does not work on this any more.', zh: '此人已不是协作者。' },
  1009004010: {
    en: '{name} already has {most}, the most allowed.',
    zh: '{name} 的数量已达上限（最多 {most} 个），无法接收。',
  },
  1009004011: {
    en: '{name} has asked to delete their account, and cannot become the owner.',
    zh: '{name} 已申请注销账号，无法成为所有者。',
  },
  1009004012: {
    en: 'At most {most} invitations are mailed to one address within a day; please try again tomorrow.',
    zh: '每天最多向同一邮箱发送 {most} 封邀请邮件，请明天再试。',
  },
  1009004013: {
    en: 'You work on this by its project; leave the project instead.',
    zh: '您是通过所属项目参与协作的，如需退出，请退出该项目。',
  },
  1009004020: {
    en: 'At most {most} comments are possible here.',
    zh: '此处最多可有 {most} 条评论。',
  },
  1009004021: {
    en: 'The comment that you answer has been deleted meanwhile. Your text is still here.',
    zh: '您回复的评论已被删除，您输入的内容仍然保留。',
  },
  1009005001: {
    en: 'There are {most} named versions of this already; delete one that is not needed any more.',
    zh: '此内容已有 {most} 个命名版本，请先删除不再需要的版本。',
  },
  1009005002: {
    en: 'Only the person who saved this version, or the owner, may change or delete it.',
    zh: '只有保存该版本的人或所有者才能更改或删除它。',
  },
  1009006001: {
    en: 'The new product is not on sale any more; choose another one.',
    zh: '替换后的产品已停售，请另选一个。',
  },
  1009006002: {
    en: '“{name}” has a line that is already ordered and cannot be replaced.',
    zh: '“{name}”中有已下单的行，不能替换。',
  },
  1009006003: {
    en: 'A line of “{name}” is counted in another unit than the new product, so its quantities would be wrong.',
    zh: '“{name}”中有一行的计量单位与新产品不同，替换后数量将不再正确。',
  },
  1009006004: {
    en: 'This substitution has already been undone.',
    zh: '该替换已撤销。',
  },
  1009007001: { en: 'You have {most} projects, the most allowed.', zh: '项目数量已达上限（最多 {most} 个）。' },
  1009007002: {
    en: 'A project holds {most} folders, boards and budget lists at most.',
    zh: '每个项目最多可包含 {most} 个收藏夹、材料板和预算清单。',
  },
  1009007003: { en: 'A project holds {most} files at most.', zh: '每个项目最多可包含 {most} 个文件。' },
  1009007004: {
    en: 'The files of this project have reached the limit of {limit}.',
    zh: '该项目的文件已达到 {limit} 的上限。',
  },
  1009007005: {
    en: 'The files of all projects of {name} have reached the limit of {limit}.',
    zh: '{name} 的全部项目文件已达到 {limit} 的上限。',
  },
  1011001001: {
    en: 'The demonstration is still being loaded; it can be removed once it is complete.',
    zh: '演示数据仍在载入，全部载入后才能移除。',
  },
  1011001002: { en: 'The demonstration is being removed already.', zh: '演示数据正在移除中。' },
  1011002001: {
    en: 'There are {most} keys already; revoke one that is not needed any more.',
    zh: '已有 {most} 个密钥，请先停用不再需要的密钥。',
  },
} as const

export type ProblemCode = keyof typeof problems

/** Reasons of a 503; the first is the default. */
export const AWAY = {
  briefly: {
    en: 'The service is unavailable for the moment; please try again shortly.',
    zh: '服务暂时不可用，请稍后重试。',
  },
  starting: {
    en: 'The server is starting; this continues by itself in a moment.',
    zh: '服务正在启动，稍后将自动继续。',
  },
  full: {
    en: 'The server has no space left to store this; nothing was saved. Please tell its operators.',
    zh: '服务器存储空间不足，未保存任何内容，请联系管理员。',
  },
} as const

/** Limits of a 429; the first is the default. */
export const TOO_MUCH = {
  requests: { en: 'Too many requests', zh: '请求过于频繁' },
  mailsToStrangers: (most: number) => ({
    en: `At most ${most} invitations a day are mailed to people who work on nothing together with you`,
    zh: `每天最多向尚未与您协作的人发送 ${most} 封邀请邮件`,
  }),
} as const

/** Reasons of a 401; the first is the default. */
export const NOT_KNOWN = {
  visitor: { en: 'Please sign in.', zh: '请先登录。' },
  key: {
    en: 'This key is unknown, has expired or was revoked. Ask the people who run this catalogue for another.',
    zh: '该密钥不存在、已过期或已停用，请向本材料库的管理员索取新的密钥。',
  },
} as const

const ASSUMED: Partial<Record<ProblemCode, Details>> = {
  401: { reason: NOT_KNOWN.visitor },
  429: { limit: TOO_MUCH.requests },
  503: { reason: AWAY.briefly },
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** How long to wait, in a unit that a person counts in. */
function waitOf(seconds: number): { en: string; zh: string } {
  if (seconds < 2 * MINUTE_S) return { en: `${seconds} seconds`, zh: `${seconds} 秒` }
  if (seconds < 2 * HOUR_S) {
    const minutes = Math.ceil(seconds / MINUTE_S)
    return { en: `${minutes} minutes`, zh: `${minutes} 分钟` }
  }
  const hours = Math.ceil(seconds / HOUR_S)
  return { en: `${hours} hours`, zh: `${hours} 小时` }
}

export type Language = 'en' | 'zh-CN'

/** The values of a text's placeholders; words come in both languages where possible. */
type Details = Record<string, string | number | { en: string; zh: string }>

/** An error with a text for a person: the only one that routes and rules throw on purpose. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: Details
  /** The envelope's `data`: for a 409 the current state. */
  readonly data: object | undefined

  constructor(code: ProblemCode, given: Details = {}, data?: object) {
    const { retryAfter } = given
    const wait = typeof retryAfter === 'number' && { wait: waitOf(retryAfter) }
    const details = { ...ASSUMED[code], ...wait, ...given }
    super(fillText(problems[code].en, details, 'en'))
    this.name = 'Problem'
    this.code = code
    this.details = details
    this.data = data
  }
}

/** The 503 while the product starts, or its database after a crash. It passes by itself. */
export function problemOfStarting(): Problem {
  const retryAfter = 1
  return new Problem(503, { reason: AWAY.starting, retryAfter }, { retryAfter, isStarting: true })
}

export function problemText(problem: Problem, language: Language): string {
  const key = language === 'zh-CN' ? 'zh' : 'en'
  return fillText(problems[problem.code][key], problem.details, key)
}

function fillText(text: string, details: Details, key: 'en' | 'zh'): string {
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const detail = details[name] ?? hole
    return typeof detail === 'object' ? detail[key] : String(detail)
  })
}
