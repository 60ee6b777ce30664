/** Version of the user agreement and the privacy policy that the form of registration links to. Changed together with their texts. */
export const termsVersion = '2';
