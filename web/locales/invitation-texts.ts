import type { TextTree } from './text-tree.ts'

/** What stands on a member's page for whoever is not signed in; it comes with such a page. */
export const invitationEn = {
  leftElsewhereHint: 'You were logged out in another tab. What you typed waits here.',
  endedHint: 'Your login has ended. What you typed waits here.',
  profile: 'Log in to see your profile.',
  profileHint: 'Your picture, your address and password, where you are logged in, and your data.',
  favorites: 'Log in to see your favourites.',
  favoritesHint: 'Folders keep the materials you found, and take them on to boards and budgets.',
  folder: 'Log in to open this folder.',
  folderHint: 'Folders keep the materials you found, and take them on to boards and budgets.',
  material: 'Log in to see your boards.',
  materialHint: 'A board shows what a room will be made of: samples on paper, to scale.',
  budgetLists: 'Log in to see your budget lists.',
  budgetListsHint: 'A budget list reckons the materials you chose: quantities, waste, boxes and prices.',
  budgetList: 'Log in to open this budget list.',
  budgetListHint: 'A budget list reckons the materials you chose: quantities, waste, boxes and prices.',
  operator: 'Log in to see the imports.',
  operatorHint: 'What was brought into the catalogue is for its staff to see.',
  operatorImport: 'Log in to see this import.',
  operatorImportHint: 'What was brought into the catalogue is for its staff to see.',
  operatorProducts: 'Log in to keep the catalogue.',
  operatorProductsHint: 'Products and their SKUs are kept by the catalogue’s staff.',
  operatorProduct: 'Log in to edit this product.',
  operatorProductHint: 'Products and their SKUs are kept by the catalogue’s staff.',
  operatorLists: 'Log in to keep the lists.',
  operatorListsHint: 'Brands, categories, attributes and dictionaries are kept by the catalogue’s staff.',
  operatorChanges: 'Log in to see what was changed.',
  operatorChangesHint: 'Who changed what in the catalogue is for its staff to see.',
  operatorExport: 'Log in to export the catalogue.',
  operatorExportHint: 'The whole catalogue as a file is for its staff.',
} as const

export type InvitationTexts = TextTree<typeof invitationEn>

export const invitationZh: InvitationTexts = {
  leftElsewhereHint: '您已在另一个标签页退出登录。您输入的内容会在此保留。',
  endedHint: '登录已失效。您输入的内容会在此保留。',
  profile: '登录后即可查看个人中心。',
  profileHint: '头像、邮箱和密码、登录设备以及您的数据都在这里。',
  favorites: '登录后即可查看收藏。',
  favoritesHint: '收藏夹留住您找到的材料，再带到材料板和预算中。',
  folder: '登录后即可打开此收藏夹。',
  folderHint: '收藏夹留住您找到的材料，再带到材料板和预算中。',
  operator: '登录后即可查看导入记录。',
  operatorHint: '材料库的导入记录仅供工作人员查看。',
  operatorImport: '登录后即可查看此次导入。',
  operatorImportHint: '材料库的导入记录仅供工作人员查看。',
  operatorProducts: '登录后即可管理材料库。',
  operatorProductsHint: '产品和 SKU 由材料库的工作人员维护。',
  operatorProduct: '登录后即可编辑此产品。',
  operatorProductHint: '产品和 SKU 由材料库的工作人员维护。',
  operatorLists: '登录后即可管理基础数据。',
  operatorListsHint: '品牌、分类、属性和字典由材料库的工作人员维护。',
  operatorChanges: '登录后即可查看变更记录。',
  operatorChangesHint: '材料库的变更记录仅供工作人员查看。',
  operatorExport: '登录后即可导出材料库。',
  operatorExportHint: '整个材料库的文件仅供工作人员使用。',
  material: '登录后即可查看您的材料板。',
  materialHint: '材料板把空间要用的材料按比例摆在纸上。',
  budgetLists: '登录后即可查看预算清单。',
  budgetListsHint: '预算清单为选定的材料计算用量、损耗、箱数和价格。',
  budgetList: '登录后即可打开此预算清单。',
  budgetListHint: '预算清单为选定的材料计算用量、损耗、箱数和价格。',
}

/** The pages that somebody has to be signed in for. */
export type MembersPage = Exclude<keyof InvitationTexts, `${string}Hint`>
