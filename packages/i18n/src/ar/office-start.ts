import type { texts as korean } from '../ko/office-start'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'ar', typeof korean> = {
  'start.title': 'الخطوات الأولى',
  'start.progress': 'اكتمل {{done}} من {{all}}',
  'start.hide': 'إخفاء نهائيًا',
  'start.DONE': 'تم',
  'start.TWO_FACTOR': 'فعّل التحقق بخطوتين',
  'start.TWO_FACTOR.why': 'حساب المقر الرئيسي يملك كل الصلاحيات، وكلمة المرور وحدها لا تكفي.',
  'start.STAFF': 'أضف شخصًا ثانيًا',
  'start.STAFF.why': 'المبالغ الكبيرة وحسابات الإيداع يوافق عليها شخصان.',
  'start.ACCOUNT': 'أضف حسابًا للإيداع',
  'start.ACCOUNT.why': 'إليه يحوّل اللاعبون أموالهم.',
  'start.ACCOUNT.waits': 'بانتظار موافقة شخص آخر.',
  'start.PARTNER': 'أنشئ أول شريك',
  'start.PARTNER.why': 'معرّفه هو رمز التسجيل للاعبيه.',
  'start.NOTICE': 'اكتب أول إعلان',
  'start.NOTICE.why': 'ليجد اللاعبون الجدد ما يقرؤونه.',
}
