import type { DefaultTexts } from '../info-page.rules'

export const ID: DefaultTexts = {
  TERMS: [
    [
      'Layanan',
      `Situs ini berjalan dengan uang latihan. Uang ini tidak dapat ditukar dengan uang
      tunai atau nilai lain.`,
    ],
    [
      'Siapa yang boleh bermain',
      `Anda harus berusia 19 tahun ke atas, dan satu orang satu akun.
      Simpan kata sandi untuk diri sendiri.`,
    ],
    [
      'Permainan',
      `Hasil berasal dari seed yang ditetapkan dan diumumkan sebelum taruhan. RTP
      diumumkan, dan ronde yang sudah selesai tidak pernah diubah.`,
    ],
    [
      'Akun Anda',
      `Akun yang melanggar aturan dapat dibatasi dan alasannya diberitahukan. Keberatan
      dapat diajukan ke pusat bantuan.`,
    ],
  ],
  PRIVACY: [
    [
      'Yang kami simpan',
      `ID dan nama panggilan, nama dan rekening, kontak, alamat dan perangkat
      saat masuk, ronde, serta setiap pergerakan uang.`,
    ],
    [
      'Untuk apa',
      `Menjalankan akun, memproses deposit dan penarikan, serta mencegah
      penyalahgunaan. Tidak dijual dan tidak dipakai untuk iklan.`,
    ],
    [
      'Siapa yang melihat',
      `Hanya staf yang memerlukannya. Nomor disamarkan dan dienkripsi, dan
      setiap pembukaan nomor lengkap dicatat.`,
    ],
    [
      'Hak Anda',
      `Data Anda ada di halaman saya; minta perbaikan atau penghapusan ke pusat bantuan.
      Catatan buku besar tidak dapat diubah.`,
    ],
  ],
  RESPONSIBLE: [
    [
      'Ketahui dahulu',
      `Setiap permainan mengembalikan kurang dari 100%. Makin lama bermain, makin
      banyak rata-rata kerugian.`,
    ],
    [
      'Batas',
      `Tentukan batas deposit, kerugian, dan waktu di halaman Perlindungan. Batas yang lebih
      rendah langsung berlaku, yang lebih tinggi setelah masa tunggu.`,
    ],
    [
      'Jeda dan pembatasan diri',
      `Dapat dimulai kapan saja. Setelah dimulai tidak dapat
      dipersingkat.`,
    ],
    [
      'Bantuan',
      `Jika tidak lagi menyenangkan, berhentilah dan bicaralah dengan seseorang. Layanan
      konseling tersedia di negara Anda.`,
    ],
  ],
  HELP: [
    [
      'Mulai',
      `Semua permainan bisa dicoba tanpa akun. Setelah mendaftar dan disetujui, Anda dapat
      masuk.`,
    ],
    [
      'Deposit dan penarikan',
      `Isi jumlah, kirim permintaan, dan ikuti setiap langkahnya. Hanya satu
      permintaan dapat terbuka.`,
    ],
    [
      'Memeriksa ronde',
      `Buka ronde di riwayat taruhan untuk melihatnya lagi, dan periksa sendiri di
      halaman Keadilan.`,
    ],
    [
      'Kontak',
      `Setelah masuk, pusat bantuan menyediakan tanya jawab, pertanyaan, dan obrolan
      langsung.`,
    ],
  ],
}
