import type { texts as korean } from '../ko/office-start'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'id', typeof korean> = {
  'start.title': 'Langkah awal',
  'start.progress': '{{done}} dari {{all}} selesai',
  'start.hide': 'Sembunyikan seterusnya',
  'start.DONE': 'Selesai',
  'start.TWO_FACTOR': 'Aktifkan verifikasi dua langkah',
  'start.TWO_FACTOR.why': 'Kantor pusat bisa melakukan segalanya; kata sandi saja tidak cukup.',
  'start.STAFF': 'Tambahkan orang kedua',
  'start.STAFF.why': 'Jumlah besar dan rekening deposit butuh dua orang.',
  'start.ACCOUNT': 'Tambahkan rekening deposit',
  'start.ACCOUNT.why': 'Ke sinilah pemain mengirim uang.',
  'start.ACCOUNT.waits': 'Menunggu persetujuan orang lain.',
  'start.PARTNER': 'Buat mitra pertama',
  'start.PARTNER.why': 'ID-nya menjadi kode pendaftaran pemainnya.',
  'start.NOTICE': 'Tulis pengumuman pertama',
  'start.NOTICE.why': 'Bacaan bagi pemain yang baru datang.',
}
