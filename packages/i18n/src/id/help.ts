import type { texts as korean } from '../ko/help'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'id', typeof korean> = {
  'help.about': 'Tentang {{word}}',
  'help.ggr': 'GGR',
  'help.ggr.text':
    'Pendapatan kotor permainan: taruhan dikurangi kemenangan. Di bawah nol pada hari ketika pemain menang lebih banyak daripada yang dipertaruhkan.',
  'help.holdRate': 'Hold',
  'help.holdRate.text':
    'Bagian GGR dari taruhan: berapa yang tinggal di rumah dari yang dipertaruhkan.',
  'help.net': 'Bersih',
  'help.net.text':
    'Deposit dikurangi penarikan. Di atas nol, uang yang masuk lebih banyak daripada yang keluar.',
  'help.onHold': 'Ditahan',
  'help.onHold.text':
    'Uang penarikan yang sudah diminta dan belum diputuskan. Sudah keluar dari saldo, tidak bisa dipertaruhkan, dan kembali bila ditolak.',
  'help.fourEyes': 'Dua persetujuan',
  'help.fourEyes.text':
    'Dua orang berbeda harus menyetujui. Persetujuan pertama belum memindahkan uang; yang kedua, dari orang lain, baru memindahkannya.',
  'help.rolling': 'Rolling',
  'help.rolling.text':
    'Tarif atas perputaran: bagian dari setiap taruhan, menang atau kalah. Tidak ada yang di bawah boleh lebih tinggi dari mitra di atasnya.',
  'help.losing': 'Losing',
  'help.losing.text':
    'Tarif atas kerugian bersih: bagian dari taruhan dikurangi kemenangan dalam satu periode. Tanpa kerugian, tidak ada yang dibagi.',
  'help.lossFee': 'Potongan',
  'help.lossFee.text': 'Bagian yang dipotong dari kerugian bersih sebelum tarif losing diterapkan.',
  'help.rtp': 'RTP',
  'help.rtp.text':
    'Pengembalian ke pemain: bagian dari semua taruhan yang dibayar kembali sebagai kemenangan dalam jumlah putaran yang sangat besar. 96 % berarti rata-rata 96 dari setiap 100 won; sesi singkat bisa jauh berbeda.',
  'help.variant': 'Varian',
  'help.variant.text':
    'Sebuah game punya versi bersertifikat dengan pengembalian berbeda. Seluruh situs memakai salah satunya; tidak bisa diatur untuk satu pemain.',
  'help.driftBand': 'Rentang 99 %',
  'help.driftBand.text':
    'Tempat pengembalian nyata berada dalam 99 dari 100 kasus karena kebetulan saja. Makin banyak putaran, makin sempit. Jauh di luar (|z| di atas 4) patut diselidiki.',
  'help.call': 'Hadiah',
  'help.call.text':
    'Hadiah bagi pemain, putaran gratis atau uang, dari anggaran promosi. Tidak pernah mengubah peluang putaran yang dibayar pemain.',
  'help.volatility': 'Volatilitas',
  'help.volatility.text':
    'Seberapa tidak merata game membayar. Rendah: menang kecil tetapi sering. Tinggi: lama menunggu dan sesekali menang besar. Tidak ada hubungannya dengan pengembalian.',
  'help.hit': 'Frekuensi menang',
  'help.hit.text':
    'Bagian ronde yang menang berapa pun, juga di bawah taruhan. Di sampingnya tertulis berapa yang membayar minimal sebesar taruhan.',
  'help.topWin': 'Menang maksimum',
  'help.topWin.text':
    'Kemenangan terbesar menurut sertifikat. Untuk permainan yang aturannya menyebut “atau lebih”, kira-kira yang terbesar yang muncul sedikitnya sekali dalam semiliar ronde: yang lebih besar mungkin sampai batas dalam aturan, tetapi lebih jarang lagi.',
  'help.serverSeed': 'Benih server',
  'help.serverSeed.text':
    'Nilai rahasia server yang menjadi sumber hasil. Sidiknya (SHA-256) ditunjukkan sebelum Anda bertaruh sehingga tidak bisa diubah kemudian; nilainya dibuka saat Anda menggantinya.',
  'help.clientSeed': 'Benih saya',
  'help.clientSeed.text':
    'Bagian Anda dalam pengundian. Dicampur dengan benih server, jadi server tidak menentukan sendiri. Harus baru untuk setiap pasangan; pilih sesuka Anda.',
  'help.nonce': 'Penghitung',
  'help.nonce.text':
    'Menghitung taruhan dengan satu pasang benih. Setiap angka dipakai sekali, jadi setiap putaran punya undiannya sendiri.',
}
