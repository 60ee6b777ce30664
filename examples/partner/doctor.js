// With ?kvartal-doctor in the address the kit says what is wrong on the page; visitors load nothing for it.
const doctor = '/kit/kvartal.doctor.js';
if (new URLSearchParams(location.search).has('kvartal-doctor')) import(doctor);
