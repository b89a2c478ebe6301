import type { AppLanguage } from './i18n.ts'

interface PolicySection {
  title: string
  paragraphs: readonly string[]
}

interface PolicyTexts {
  title: string
  intro: string
  sections: Record<
    | 'account'
    | 'company'
    | 'folders'
    | 'sessions'
    | 'browser'
    | 'mail'
    | 'counting'
    | 'operators'
    | 'others'
    | 'duration'
    | 'rights'
    | 'changes',
    PolicySection
  >
}

/** The policy that members agree to. It names all personal data that the product stores; who adds some adds it here too. */
export const policyTexts: Record<AppLanguage, PolicyTexts> = {
  en: {
    title: 'Policy',
    intro:
      'Quarry runs on the server of whoever offers you this catalogue, and they alone hold what is stored here. This page says what that is, why, for how long, and how you have it deleted. Browsing needs no account.',
    sections: {
      account: {
        title: 'Your account',
        paragraphs: [
          'We store your email address, the nickname you choose, a user name made from the part before the @, when the account was made and last used (to five minutes), in which language you logged in last, so that our mails come in it, and when you accepted this policy. The address is how you log in and how you get back in. When you change it, we keep the former one for 72 hours, so that the change can be taken back from there.',
          'In your profile you may add a picture, a mobile number, your department, your positions and your sex. None of it is needed, and you can change it there at any time. Of a picture we keep what you cut out, made anew without the data that cameras write into it (place, time, device).',
          'A password is stored only as a salted hash (Argon2id), from which it cannot be read. If you log in through a provider, we store what that provider knows you by, and never your password there.',
        ],
      },
      company: {
        title: 'Your company',
        paragraphs: [
          'If you have your company verified, we store what you send for that: its name, registration number, country, website and the documents, and when you sent them, with the verdict and its reason. Nothing of it is needed to use the catalogue.',
          'The documents are private: nobody but you and the operators can open them, and they have no address that others could use. They are deleted 30 days after the verdict, a day after you take them back or leave them unsent, and with the account. A picture is kept without the data that cameras write into it. The name of the company and the verdict stay with the account.',
        ],
      },
      folders: {
        title: 'Your folders',
        paragraphs: [
          'We store the folders you make: their names, order and covers, which SKUs you put into them, the notes you write there, and when. Nobody but you sees them in the product.',
          'A folder or item that you delete can be brought back for 30 days; then it is deleted for good.',
        ],
      },
      sessions: {
        title: 'Being logged in',
        paragraphs: [
          'For each place where you are logged in we store the browser and system in words, its network address, and when it was first and last used, so that you recognise it and can end it. The keys of a session are stored as hashes only.',
          'To keep others out of your account, we count attempts to log in and codes that were asked for, by email address and by network address.',
        ],
      },
      browser: {
        title: 'In your browser',
        paragraphs: [
          'Your browser keeps the keys of your session and your user data, what you choose in the settings, recent searches, SKUs put aside to compare, and the lists read last. Logging out removes what is yours; “Clear cache” in the settings removes the searches and lists.',
          'Our pages set a cookie only while you log in through a provider; it ends after ten minutes. An older program that uses this catalogue may log you in by a cookie of one day. There are no advertising or tracking cookies, and no scripts of others.',
        ],
      },
      mail: {
        title: 'Mails',
        paragraphs: [
          'You get a mail with a code when you, or someone who types your address, asks for one, and a note when your password or your address was changed, when an operator has locked or unlocked your account, changed its roles, or verified or refused your company, when a deletion of your account was asked for, and when it is done. There is no newsletter.',
          'Beside mails there are notices, in a list that you alone see: a board of yours was taken down, a certificate of something in your folders ends, somebody answered by a link of yours, an import or your company’s verification has come to its end. We store what each says, when it came and when you read it, the language in which you read them, what you choose to be told, and of which certificates you were told. What you have not read we may mail you, at most once a day, comments by your links within about an hour, and approvals at once; you choose of what in your profile. Of notices we keep 500 at most, read ones for 90 days and others for a year.',
        ],
      },
      operators: {
        title: 'What operators see of you',
        paragraphs: [
          'Operators are those whom this catalogue gives that role; editors, who keep the products, see nothing of members. Of each account an operator sees: its email address, nickname and roles; when it was made and last used; whether it is locked, and why, or is to be deleted; on which devices it is logged in (browser and system in words, and when, never the network address); the company that was sent for verification, with its documents and the verdict; of the mails of the last 30 days the kind, when they were sent, and why one did not arrive, never what is in them; and what operators have done to the account.',
          'They see how many folders, boards, budget lists and links you have, and never what is in them, beside what you publish yourself; nor your telephone number, sex, department and positions, nor what you look at and look for.',
          'An operator may lock an account, and has to give a reason. You are then logged out everywhere at once and cannot log in until it is unlocked; you read the reason when you try, and in a mail. Nothing is deleted by it: links that you gave out go on, and published boards stay. While it is locked you can neither download nor delete your data yourself: write from the account’s email address to the people who run this catalogue, and they give you your data or delete the account. An operator may also change your roles, end your logins, have a mail sent again, and verify your company or refuse it.',
          'Each of these is written down: when, what, by whom, why, and how it stood before and after. You find it in the file of your data, where the operator is not named, and it goes with the account.',
        ],
      },
      counting: {
        title: 'What is counted',
        paragraphs: [
          'So that those who run this catalogue know what it is used for, the server counts for each day how often a product was looked at, put into a folder, on a board or into a budget list, how often words were searched for, whether they found something and whether a product was opened then, and how near the best hit of a search by picture was. What is stored are numbers for a day and a product, brand or category, or for words; never who it was, and no network address.',
          'So that nobody counts twice on one day, the server makes of your network address, what your browser says of itself, your account where you are logged in, and what you looked at a check value with a random key. These check values stand in its memory alone; key and values are thrown away each day and are never written down. No cookie is set for it, and nothing is read from your browser.',
          'Words that look like an address or a telephone number are counted without the words. Words that one visitor alone ever searched for are deleted after 90 days, all others after 400 days; the numbers of products stay for five years by month.',
          'You can leave yourself out: a member by a switch in the profile, anybody by a browser that says “Do Not Track” or “Global Privacy Control”. Then nothing is counted.',
        ],
      },
      others: {
        title: 'Who else sees it',
        paragraphs: [
          'Nothing is sold or given away. Your data is seen by those who run this catalogue, and your address by the mail server that carries our mails. Your picture has an address that nobody can guess, and whoever is given that address can see it.',
        ],
      },
      duration: {
        title: 'How long',
        paragraphs: [
          'The account stays until it is deleted, which happens 30 days after you ask for it; until then you can keep it with one press. A picture that you replace is deleted within about a day. A session ends when you log out, or 30 days after its last use, and its record is deleted a day later at the latest. A code is good for ten minutes; codes, counted attempts and what our mails said are deleted within about a day, of mails that could not be delivered within a week; that a mail went, of which kind and when, is known for 30 days. Logs of the server and backups are kept as those who run it have set.',
        ],
      },
      rights: {
        title: 'Your say',
        paragraphs: [
          'You may see, correct, take away and delete what is stored of you, and do so in your profile: there you change it, download all of it as one file (JSON), see where you are logged in and end that, and have the account deleted. After the 30 days its profile, pictures, folders, sessions, links to providers and all else that is stored with it go for good.',
          'Deleting the account withdraws your consent; without it there can be no account. Whoever cannot log in any more writes from the account’s email address to the people who run this catalogue; a reply to any of our mails reaches them where they have set it up so.',
        ],
      },
      changes: {
        title: 'Changes',
        paragraphs: [
          'This page says what holds now. When the product comes to store something else, it is said here first.',
        ],
      },
    },
  },
  'zh-CN': {
    title: '隐私政策',
    intro:
      'Quarry 运行在向您提供本材料库的机构自己的服务器上，这里的数据只由他们保管。本页说明保存什么、为什么保存、保存多久，以及如何删除。浏览材料无需账号。',
    sections: {
      account: {
        title: '您的账号',
        paragraphs: [
          '我们保存您的邮箱地址、您起的昵称、由邮箱 @ 前部分生成的用户名、账号创建时间和最近使用时间（精确到五分钟）、您最近一次登录时的语言（用于发送邮件），以及您同意本政策的时间。邮箱用于登录和找回账号。更换邮箱后，原邮箱会保留 72 小时，以便从该邮箱撤回更改。',
          '您可以在个人中心补充头像、手机号、部门、岗位和性别。这些都不是必填项，之后可随时修改。头像只保存您裁剪后的部分，重新生成，不含相机写入的拍摄地点、时间、设备等信息。',
          '密码只以加盐哈希（Argon2id）的形式保存，无法还原。如果您通过第三方登录，我们保存该服务对您的标识，绝不保存您在那里的密码。',
        ],
      },
      company: {
        title: '您的企业',
        paragraphs: [
          '如果您申请企业认证，我们会保存您为此提交的内容：企业名称、注册号、国家或地区、网站和证明文件，以及提交时间、审核结果和理由。不认证也可以使用材料库。',
          '证明文件不公开：只有您和管理员能够打开，也没有可供他人使用的网址。文件在审核结果作出 30 天后删除，撤回或未提交的文件一天后删除，注销账号时一并删除。图片不保留相机写入的信息。企业名称和审核结果随账号保留。',
        ],
      },
      folders: {
        title: '您的收藏夹',
        paragraphs: [
          '我们保存您创建的收藏夹：名称、顺序和封面，您放入其中的 SKU、您写下的备注，以及相应的时间。在本产品中，只有您能看到它们。',
          '您删除的收藏夹或收藏项可在 30 天内恢复，之后将被永久删除。',
        ],
      },
      sessions: {
        title: '登录状态',
        paragraphs: [
          '对每一处登录，我们保存浏览器和系统的名称、网络地址、首次和最近使用时间，便于您辨认并随时结束该登录。会话密钥只保存哈希值。',
          '为防止他人进入您的账号，我们会按邮箱地址和网络地址统计登录尝试和验证码请求的次数。',
        ],
      },
      browser: {
        title: '在您的浏览器中',
        paragraphs: [
          '浏览器会保存会话密钥和您的用户资料、界面设置、最近搜索、待对比的 SKU，以及最近读取的列表。退出登录会清除属于您的内容；设置中的“清除缓存”会清除搜索记录和列表。',
          '只有在您通过第三方登录时，我们的页面才会设置一个 Cookie，十分钟后失效。使用本材料库的旧版程序可能以有效期一天的 Cookie 为您登录。没有广告或跟踪 Cookie，也没有他人的脚本。',
        ],
      },
      mail: {
        title: '邮件',
        paragraphs: [
          '当您（或输入您邮箱的人）请求验证码时，您会收到验证码邮件；密码或邮箱被修改，管理员锁定或解锁您的账号、更改其角色、通过或拒绝企业认证，申请注销账号以及账号注销完成时，您会收到通知。我们不发送推广邮件。',
          '除邮件外，还有只有您能看到的通知列表：您的材料板被下架、收藏夹中产品的证书即将到期、有人通过您的分享链接留言或确认、导入或公司认证有了结果。我们保存通知的内容、时间、您阅读的时间、您所用的语言、您选择接收哪些通知，以及已向您提示过哪些证书。未读的通知可能通过邮件发给您，每天至多一封；分享链接的评论约一小时内发送，确认立即发送；您可以在个人中心选择哪些通知发送邮件。通知最多保留 500 条，已读的保留 90 天，未读的保留一年。',
        ],
      },
      operators: {
        title: '管理员能看到什么',
        paragraphs: [
          '管理员是本材料库授予该角色的人；负责维护产品的编辑看不到任何会员信息。对每个账号，管理员能看到：邮箱地址、昵称和角色；创建时间和最近使用时间；是否已锁定及原因，或是否将被注销；在哪些设备上登录（浏览器和系统的名称及时间，不含网络地址）；提交认证的企业、证明文件和审核结果；最近 30 天邮件的类型、发送时间和未送达的原因，但看不到邮件内容；以及管理员对该账号做过的操作。',
          '管理员只能看到您有多少收藏夹、材料板、预算清单和分享链接，除您自己公开的内容外，看不到其中的任何内容；也看不到您的手机号、性别、部门和岗位，以及您浏览和搜索的内容。',
          '管理员可以锁定账号，并且必须说明原因。锁定后，您在各处的登录立即退出，解锁之前无法登录；您会在尝试登录时和邮件中看到原因。锁定不会删除任何内容：您发出的链接继续有效，已发布的材料板仍然保留。锁定期间，您无法自行下载数据或注销账号：请用该账号的邮箱写信给本材料库的运营者，由其向您提供数据或删除账号。管理员还可以更改您的角色、结束您的登录、重新发送邮件，以及通过或拒绝企业认证。',
          '以上每一项操作都会记录：时间、内容、操作人、原因以及前后状态。您可以在“下载我的数据”得到的文件中看到（其中不含管理员的姓名），记录随账号一同删除。',
        ],
      },
      counting: {
        title: '使用统计',
        paragraphs: [
          '为了让运营者了解材料库的使用情况，服务器按天统计：材料被浏览、收藏、加入材料板或预算清单的次数；词语被搜索的次数、是否有结果、之后是否打开了材料；以及以图搜图最佳结果的相近程度。保存的只是某一天某个材料、品牌、分类或词语的次数，不保存是谁，也不保存网络地址。',
          '为避免同一个人在一天内被重复统计，服务器用随机密钥，把您的网络地址、浏览器的自我说明、登录时的账号以及所看的内容算成校验值。校验值只留在内存中，密钥和校验值每天作废，从不写入磁盘。为此不设置任何 Cookie，也不读取您浏览器中的内容。',
          '看起来像邮箱地址或电话号码的搜索词只计次数，不保存词语。只有一位访客搜索过的词语 90 天后删除，其余词语 400 天后删除；材料的次数按月保留五年。',
          '您可以不参与统计：会员可在个人中心关闭；任何人都可以使用发出“请勿跟踪”（Do Not Track）或“全球隐私控制”（Global Privacy Control）信号的浏览器。此时不会统计任何内容。',
        ],
      },
      others: {
        title: '还有谁能看到',
        paragraphs: [
          '我们不出售也不转让任何数据。能看到您数据的，只有本材料库的运营者；投递邮件的邮件服务器只会看到您的邮箱地址。头像的网址无法猜到，但拿到该网址的人都能看到头像。',
        ],
      },
      duration: {
        title: '保存多久',
        paragraphs: [
          '账号一直保留到被注销为止：申请后 30 天删除，在此之前您可以随时保留账号。更换下来的头像约一天内删除。会话在您退出登录时结束，或在最后一次使用 30 天后结束，其记录最迟在一天后删除。验证码十分钟内有效；验证码记录、尝试次数和已发送邮件的内容约一天内删除，无法投递的邮件一周内删除；邮件的类型和发送时间保留 30 天。服务器日志和备份的保存时间由运营者设定。',
        ],
      },
      rights: {
        title: '您的权利',
        paragraphs: [
          '您可以在个人中心查阅、更正、带走和删除与您有关的数据：修改资料，将全部数据下载为一个文件（JSON），查看并结束各处登录，以及注销账号。30 天后，个人资料、头像、收藏夹、会话、第三方关联以及随账号保存的全部内容将永久删除。',
          '注销账号即撤回同意；没有同意，就无法保留账号。如果您已无法登录，请用该账号的邮箱写信给本材料库的运营者；在运营者已作相应设置时，直接回复我们的任何一封邮件即可。',
        ],
      },
      changes: {
        title: '变更',
        paragraphs: ['本页所述即现行做法。产品若要保存其他内容，会先在此说明。'],
      },
    },
  },
}
