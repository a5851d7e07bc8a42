import type { fields as en } from '../en/fields.ts'

export const fields: typeof en = {
  accountNumber: '账户号码',
  loginId: '登录名',
  name: '姓名',
  email: '电子邮箱',
  accountNumberHint: '（连字符后的最后 12 位数字）',
  customerType: '客户类型',
  individual: '个人',
  business: '企业',
  firstName: '名字',
  middleName: '中间名',
  lastName: '姓氏',
  customerName: '企业名称',
  houseNumber: '门牌号',
  streetName: '街道名称',
  city: '城市',
  state: '州',
  zipCode: '邮政编码',
  phoneCountry: '电话所属国家/地区',
}
