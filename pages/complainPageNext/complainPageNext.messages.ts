import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the complaint page; spec 5 and 8 quote the empty-text message and the upload notice. */
export const text = defineMessages('complainPageNext', {
  title: 'Complaint',
  failed: 'We could not load the complaint form',
  incompleteTitle: 'Please start your complaint again',
  incompleteText: 'This address does not say what the complaint is about.',
  start: 'Start again',
  order: (number: string) => `Order ${number}`,
  describe: 'Tell us what happened',
  count: (used: number, most: number) => `${used}/${most}`,
  left: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
  cut: (most: number) => `Only the first ${most} characters are kept.`,
  empty: 'Please fill in your comments and suggestions',
  photos: 'Photos as evidence',
  photosHint: (most: number) =>
    `Up to ${most}, in JPEG or PNG. We remove where and when each was taken.`,
  add: 'Add photos',
  full: (most: number) => `You can send ${most} photos at most.`,
  refusedPhotos: (count: number, most: number) =>
    `${count === 1 ? 'One photo was' : `${count} photos were`} left out: ${most} is the most.`,
  photo: (number: number) => `Photo ${number}`,
  remove: (number: number) => `Remove photo ${number}`,
  retry: (number: number) => `Retry photo ${number}`,
  again: 'Retry',
  states: { waiting: 'Waiting', uploading: 'Uploading' },
  problems: {
    empty: 'The file is empty.',
    tooLarge: 'The file is larger than 20 MB.',
    tooManyPixels: 'The photo is over 50 megapixels. Send a smaller one.',
    notAnImage: 'This is not a JPEG or PNG photo.',
    damaged: 'The photo is damaged. Choose another one.',
    unreadable: 'This phone cannot read the photo.',
  },
  uploaded: 'Upload succeeded!',
  reply: 'We answer within 3 weekdays.',
  send: 'Send',
  blocked: {
    uploading: 'Your photos are still being uploaded.',
    failed: 'A photo was not sent. Try it again or remove it.',
  },
  mine: 'My complaints',
  sentTitle: 'Your complaint was sent',
});
