import { defineMessages, quoted } from '../../shared/lib/messages.ts';

/** Texts of the complaint page. */
export const text = defineMessages('complainPageNext', {
  title: 'Complaint',
  failed: 'We could not load the complaint form',
  incompleteTitle: 'Please start your complaint again',
  incompleteText: 'This link does not say what your complaint is about.',
  start: 'Start again',
  order: (number: string) => `Order ${number}`,
  describe: 'Tell us what happened',
  count: (used: number, max: number) => `${used}/${max}`,
  left: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
  cut: (max: number) => `Only the first ${max} characters are kept.`,
  empty: quoted('Please fill in your comments and suggestions'),
  photos: 'Photos as evidence',
  photosHint: (max: number) =>
    `Up to ${max} photos, JPEG or PNG. We remove the location and time from each one.`,
  add: 'Add photos',
  full: (max: number) => `You have added the maximum of ${max} photos.`,
  refusedPhotos: (count: number, max: number) =>
    `${count === 1 ? 'One photo was' : `${count} photos were`} not added. The maximum is ${max}.`,
  photo: (number: number) => `Photo ${number}`,
  remove: (number: number) => `Remove photo ${number}`,
  retry: (number: number) => `Retry photo ${number}`,
  again: 'Retry',
  states: { waiting: 'Waiting', uploading: 'Uploading' },
  problems: {
    empty: 'The file is empty.',
    tooLarge: 'The file is larger than 20 MB.',
    tooManyPixels: 'The photo is over 50 megapixels. Choose a smaller one.',
    notAnImage: 'This is not a JPEG or PNG photo.',
    damaged: 'The photo is damaged. Choose another one.',
    unreadable: 'This phone cannot read the photo.',
  },
  uploaded: quoted('Upload succeeded!'),
  reply: 'We answer within 3 weekdays.',
  send: quoted('Send'),
  blocked: {
    uploading: 'Your photos are still being uploaded.',
    failed: 'A photo was not uploaded. Retry or remove it.',
    unusable: 'A photo cannot be used. Remove it.',
  },
  mine: quoted('My complaints'),
  sentTitle: 'Your complaint was sent',
});
